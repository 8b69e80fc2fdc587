import path from 'node:path';
import type { NextConfig } from 'next';

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
  ],
  experimental: {
    // A build is made once: there is none before it to take from.
    turbopackFileSystemCacheForBuild: false,
    // An image is read-only: answers are cached in memory.
    isrFlushToDisk: false,
  },
};

export default config;
