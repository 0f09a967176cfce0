import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts'], isolate: false, maxWorkers: 2 } },
      {
        test: {
          name: 'integration',
          include: ['tests/*.test.ts'],
          env: { LOG_LEVEL: 'error' },
          // Each worker boots Medusa once, on its own copy of one migrated database, for all its files.
          globalSetup: ['./tests/support/template.setup.ts'],
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          // Medusa reads its own TypeScript files.
          execArgv: ['--require', 'ts-node/register/transpile-only'],
          restoreMocks: true,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
