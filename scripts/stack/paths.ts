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
