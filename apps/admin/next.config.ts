import path from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Types and lint are checks of their own.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  devIndicators: false,
  // What the proxy does not see: scripts, styles and pictures.
  headers: async () => [
    { source: '/:path*', headers: [{ key: 'x-content-type-options', value: 'nosniff' }] },
  ],
  // A build is made once: there is none before it to take from.
  experimental: { turbopackFileSystemCacheForBuild: false },
};

export default config;
