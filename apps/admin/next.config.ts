import path from 'node:path';
import type { NextConfig } from 'next';

/** HSTS in the proxy's form. Browsers heed it over https only, so it is harmless without https. */
const HSTS = { key: 'strict-transport-security', value: 'max-age=31536000; includeSubDomains' };
/** Opened by itself, a file runs and loads nothing, and no other page frames it. */
const FILE_POLICY = {
  key: 'content-security-policy',
  value: "default-src 'none'; frame-ancestors 'none'; sandbox",
};
/** Paths that the proxy's matcher excludes: scripts, styles and pictures. They get their headers here. */
const FILES = ['/_next/static/:path*', '/_next/image', '/favicon.ico', '/icon.svg'];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Types and lint are checks of their own.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  devIndicators: false,
  // Headers for scripts, styles and pictures, which the proxy skips.
  headers: async () => [
    { source: '/:path*', headers: [{ key: 'x-content-type-options', value: 'nosniff' }] },
    ...FILES.map((source) => ({ source, headers: [FILE_POLICY, HSTS] })),
  ],
  experimental: {
    // A build is made once: there is none before it to take from.
    turbopackFileSystemCacheForBuild: false,
    // An image is read-only: answers are cached in memory.
    isrFlushToDisk: false,
  },
};

export default config;
