import { expect, it } from 'vitest'
import { mayPreload } from './preload-islands.ts'

it.each([
  ['a connection that the browser does not describe', undefined, true],
  ['a slow one', { effectiveType: '3g', saveData: false }, true],
  ['a very slow one', { effectiveType: '2g' }, false],
  ['the slowest', { effectiveType: 'slow-2g' }, false],
  ['one that is paid by the byte', { effectiveType: '4g', saveData: true }, false],
])('%s', (_what, connection, expected) => expect(mayPreload(connection)).toBe(expected))
