import { expect, it } from 'vitest'
import { mayPreload } from './preload-islands.ts'

it.each([
  ['a connection that the browser does not describe', undefined, true],
  ['a fast one', { effectiveType: '4g', saveData: false, type: 'wifi' }, true],
  ['a slow one', { effectiveType: '3g', saveData: false }, false],
  ['the network of a phone', { effectiveType: '4g', type: 'cellular' }, false],
  ['one that is paid by the byte', { effectiveType: '4g', saveData: true }, false],
])('%s', (_what, connection, expected) => expect(mayPreload(connection)).toBe(expected))
