import { access } from 'node:fs/promises'
import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

export function inRoot(...parts: string[]): string {
  return resolve(root, ...parts)
}

export const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

export interface Program {
  file: string
  args?: string[]
  cwd: string
}

export const programs = {
  content: { file: 'content-cms/scripts/serve.mjs', cwd: 'content-cms' },
  /** Content without the admin, which is being built. */
  contentApi: {
    file: 'content-cms/node_modules/payload/bin.js',
    args: ['run', 'scripts/serve-api.ts'],
    cwd: 'content-cms',
  },
  commerce: {
    file: 'commerce/node_modules/@medusajs/cli/cli.js',
    args: ['start'],
    cwd: 'commerce/.medusa/server',
  },
  shop: { file: 'server/main.ts', cwd: '.' },
  vnpay: { file: 'simulators/vnpay/main.ts', cwd: '.' },
  social: { file: 'simulators/social/main.ts', cwd: '.' },
} satisfies Record<string, Program>
