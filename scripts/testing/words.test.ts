import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot, root } from '../stack/paths.ts'

/**
 * Words that this project does not use in comments, identifiers, test titles, log lines and
 * documents. Each matches as a word and as a part of a name: `trail` finds "the trail", `auditTrail`
 * and `audit-trail.ts`, but not "trailing". A phrase matches with spaces, hyphens or camel case.
 */
const unwanted: Record<string, string> = {
  whoever: 'name the caller, the owner, the process …',
  whomever: 'name the person or the process',
  nobody: 'say who may not, or use "no" and a noun',
  "nobody's": 'say who may not, or use "no" and a noun',
  somebody: 'name the person: a shopper, a member, staff',
  "somebody's": 'name the person: a shopper, a member, staff',
  anybody: 'name the people, or use "anyone"',
  everybody: 'all callers, all customers',
  usual: 'default',
  seal: 'encrypt',
  seals: 'encrypts',
  sealed: 'encrypted',
  unseal: 'decrypt',
  'is away': 'is unavailable',
  'are away': 'are unavailable',
  'goes nowhere': 'is final, is ignored',
  'what is asked': 'name the request or the question',
  told: 'is notified, is returned, is logged',
  patience: 'timeout',
  surroundings: 'startup checks',
  deafen: 'unlisten',
  'half made': 'incomplete',
  trail: 'audit log',
  trails: 'audit logs',
  'present password': 'current password',
  'in our words': 'translated, mapped',
  'write whole': 'atomic write',
  'name of call': 'request ID',
  'name of a call': 'request ID',
  'name of the call': 'request ID',
  duty: 'role',
}

/** Names on the wire and in the database that contain one of the words. */
const allowedNames = [
  'trail_entry',
  'trail_away',
  '`trail`',
  "'trail'",
  '/trail',
  "'trail?",
  'trail_${',
  'trail_is_kept',
  'forget_trail_subject',
  'from trail',
  'into trail',
  'update trail',
  'truncate trail',
  // Filter values in addresses of the back office, and keys of texts.
  "'nobody'",
  "'everybody'",
  'crm-audit-log.everybody',
  '`duty.$',
  'crm-users.duty.',
  "'duty.",
  // Texts of e-mails to customers and staff.
  'Somebody, probably you',
  'Somebody has just signed in',
  'somebody is using your account',
  'log in as usual',
  // The message of a trigger in an applied migration.
  'The trail is only added to',
  // A key of the text catalogues.
  'crm-users.duty.',
]

/** Exempt: texts that customers and staff read, applied migrations, and these lists. */
const exempt = [
  'src/i18n/',
  'content-cms/seed/',
  '/migrations/',
  'pnpm-lock.yaml',
  'scripts/testing/words.test.ts',
]

const isChecked = (file: string) => !exempt.some((part) => file.includes(part))

const either = (word: string) =>
  `(?:${word}|${word[0]?.toUpperCase()}${word.slice(1)}|${word.toUpperCase()})`

/** Separator between the words of a phrase: nothing, a hyphen, or a line break inside a comment. */
const gap = String.raw`(?:[-_]|\s+(?:\*\s+|//\s+)?)?`

function patternOf(phrase: string): RegExp {
  const [first = '', ...others] = phrase.split(' ')
  const capital = `${first[0]?.toUpperCase()}${first.slice(1)}`
  const start = `(?:(?<![A-Za-z])${either(first)}|(?<=[a-z])${capital})`
  return new RegExp(`${[start, ...others.map(either)].join(gap)}(?![a-z])`, 'g')
}

const patterns = Object.entries(unwanted).map(([phrase, instead]) => ({
  pattern: patternOf(phrase),
  instead,
}))

const masked = (text: string) =>
  allowedNames.reduce((rest, name) => rest.replaceAll(name, '·'.repeat(name.length)), text)

/** Every unwanted word of a text: `line: word (what to write)`. */
function unwantedWords(text: string): string[] {
  const readable = masked(text)
  return patterns.flatMap(({ pattern, instead }) =>
    [...readable.matchAll(pattern)].map(({ 0: word, index }) => {
      const line = readable.slice(0, index).split('\n').length
      return `${line}: ${word.replace(/\s+/g, ' ')} (${instead})`
    }),
  )
}

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
