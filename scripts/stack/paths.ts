import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

export function inRoot(...parts: string[]): string {
  return resolve(root, ...parts)
}
