import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot, root } from '../stack/paths.ts'
import { isChecked, unwantedWords } from './words.ts'

const kinds = 'astro,cjs,css,js,json,md,mjs,mts,sh,ts,tsx,vcl,yaml,yml'

const files = globSync([`*.{${kinds}}`, `*/**/*.{${kinds}}`], {
  cwd: root,
  exclude: ['**/node_modules', '**/dist', '**/.medusa', '**/.next', 'var', 'backups'],
}).filter(isChecked)

describe('words', () => {
  it.each([
    ['the audit trail', '1: trail (audit log)'],
    ['const x = auditTrail', '1: Trail (audit log)'],
    ["from './audit-trail.ts'", '1: trail (audit log)'],
    ['\nPRESENT_PASSWORD', '2: PRESENT_PASSWORD (current password)'],
    ['presentPasswordIs', '1: presentPassword (current password)'],
    ['Redis is\n * away', '1: is * away (is unavailable)'],
  ])('are found in %j', (text, found) => {
    expect(unwantedWords(text)).toEqual([found])
  })

  it.each(['trailing', 'untold', 'booty', 'this away'])('are not found in %j', (text) => {
    expect(unwantedWords(text)).toEqual([])
  })

  it('do not occur in names, comments and documents', () => {
    const found = files.flatMap((file) => [
      ...unwantedWords(file).map((word) => `${file}: its name, ${word}`),
      ...unwantedWords(readFileSync(inRoot(file), 'utf8')).map((word) => `${file}:${word}`),
    ])
    expect(found).toEqual([])
  })
})
