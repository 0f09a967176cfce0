import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot, root } from '../stack/paths.ts'

const read = (file: string) => readFileSync(inRoot(file), 'utf8')

const matchesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one]) => one)

/** The numbers of the headings of a document. */
const sectionsOf = (file: string) => matchesOf(read(file), /^#{2,3} (\d+(?:\.\d+)?)\.? /gm)

const prefixed = (name: string, numbers: readonly (string | undefined)[]) =>
  numbers.map((number) => `${name} ${number}`)

const sections = (name: string, file: string) =>
  sectionsOf(file).map((number) => `${name} §${number}`)

/** All valid targets of citations: sections of the documents, calls of the API, decisions. */
const targets = new Set([
  ...sections('SPEC', 'docs/specification.md'),
  ...sections('API', 'docs/api.md'),
  ...sections('architecture', 'docs/architecture.md'),
  ...prefixed('API', matchesOf(read('docs/api.md'), /^\| (R\d\d) /gm)),
  ...prefixed('ADR', matchesOf(globSync('docs/adr/0*.md', { cwd: root }).join('\n'), /(\d{4})-/g)),
])

const section = String.raw`(?:§\d+(?:\.\d+)?|R\d\d)`
const citation = new RegExp(
  String.raw`\b(SPEC|API|architecture) (${section}(?:(?:, | and )${section})*)|\b(ADR) (\d{4})`,
  'g',
)

/** Citations as `SPEC §3`, one for each section. */
function citationsIn(text: string): string[] {
  return [...text.matchAll(citation)].flatMap(([, document, parts = '', adr, number]) =>
    adr ? `${adr} ${number}` : parts.split(/, | and /).map((part) => `${document} ${part}`),
  )
}

/** Spellings that match no document. */
const wrongSpelling =
  /\bSPEC(?! §\d)|\bDESIGN\b|api-contract|\b[Cc]ontract(?:,? parts?)? (?:§?\d|R\d\d)|\bADR (?!\d{4}\b)|\.\.\/shared/g

const files = globSync(['*.{md,mjs,ts}', '*/**/*.{astro,css,md,mjs,mts,ts,tsx}'], {
  cwd: root,
  exclude: ['**/node_modules', '**/dist', '**/.medusa', '**/.next', 'var', 'backups'],
}).filter((file) => !file.includes('/migrations/') && !file.endsWith('citations.test.ts'))

describe('citations', () => {
  it('are found, one for each section', () => {
    const text = '(SPEC §3, §5), API §0 and §6.11; ADR 0021 (API R35), architecture §3'
    expect(citationsIn(text).join()).toBe(
      'SPEC §3,SPEC §5,API §0,API §6.11,ADR 0021,API R35,architecture §3',
    )
  })

  it('resolve to a section, a call or a decision', () => {
    const found = files.flatMap((file) => citationsIn(read(file)).map((cited) => ({ file, cited })))
    expect(found.length).toBeGreaterThan(150)
    expect(found.filter(({ cited }) => !targets.has(cited))).toEqual([])
  })

  it('have one spelling', () => {
    const wrong = files.flatMap((file) =>
      [...read(file).matchAll(wrongSpelling)].map(([word]) => `${file}: ${word}`),
    )
    expect(wrong).toEqual([])
  })
})
