import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const nextConfig: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: workspaceRoot,
  turbopack: { root: workspaceRoot },
  // Builds run after a change or in a fresh clone: a written cache, source maps and minified server
  // code would cost half of the build time.
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    turbopackMinify: { server: false, client: true, edge: true },
  },
  // Loaded by the threads of `src/thread.ts`.
  outputFileTracingIncludes: {
    '/**': [
      './node_modules/heic-decode/**',
      './node_modules/@nas/spreadsheets/dist/*.js',
      '../spreadsheets/package.json',
      '../spreadsheets/node_modules/{csv-parse,fflate,read-excel-file,write-excel-file}/**',
      '../node_modules/.pnpm/*/node_modules/{libheif-js,csv-parse,fflate,read-excel-file,saxen,worker-f,write-excel-file}/**',
    ],
  },
  poweredByHeader: false,
  // `npm run check` runs the type check; here it would only lengthen the first start.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
        { key: 'Referrer-Policy', value: 'same-origin' },
      ],
    },
  ],
}

export default withPayload(nextConfig)
