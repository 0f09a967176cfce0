import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = path.dirname(fileURLToPath(import.meta.url))
const alias = { '@payload-config': path.join(here, 'src/payload.config.ts') }

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: { name: 'content unit', include: ['{src,seed}/**/*.test.ts'] },
      },
      {
        resolve: { alias },
        test: {
          name: 'content integration',
          include: ['tests/**/*.int.test.ts'],
          globalSetup: ['tests/support/prepare-database.ts'],
          pool: 'forks',
          fileParallelism: false,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
