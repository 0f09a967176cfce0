import { resolve } from 'node:path'

/** The project's folder. */
export const root = resolve(import.meta.dirname, '../..')

/** An absolute path below the project's folder. */
export function inRoot(...parts: string[]): string {
  return resolve(root, ...parts)
}
