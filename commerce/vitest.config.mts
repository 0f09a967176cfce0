import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'integration',
          include: ['tests/**/*.test.ts'],
          globalSetup: ['./tests/support/database.ts'],
          pool: 'forks',
          // Medusa reads its own TypeScript files; one database serves all files in turn.
          execArgv: ['--require', 'ts-node/register/transpile-only'],
          fileParallelism: false,
          env: { LOG_LEVEL: 'error' },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
