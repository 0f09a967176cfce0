import { expect, it } from 'vitest'
import { PageModules } from './page-modules.ts'

const code: Record<string, string> = {
  '/_assets/page.js':
    'import{a}from"./start.js";import("./later.js");a("import b from \'./b.js\'")',
  '/_assets/product.js': 'import"./note.js";import{a}from"./start.js"',
  '/_assets/note.js': 'import{b}from"./start.js";export{b}',
  '/_assets/start.js': 'export const a=1,b=2',
  '/_assets/alone.js': 'addEventListener("load",()=>{})',
}
const modules = new PageModules((address) => code[address])
const scripts = (...names: string[]) =>
  names.map((name) => `<script type="module" src="/_assets/${name}.js"></script>`).join('')
const preloaded = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload" href="\/_assets\/(\w+)\.js">/g)].map(
    ([, name]) => name,
  )

it.each([
  [['page'], ['start']],
  [
    ['page', 'product'],
    ['start', 'note'],
  ],
  [['product', 'start'], ['note']],
  [['alone'], []],
  [['of-another-release'], []],
  [[], []],
])('a page with the scripts %j preloads %j', (names, imported) => {
  const html = `<head><title>$&</title>${scripts(...names)}</head>`
  const made = modules.preloadImports(html)
  expect(preloaded(made)).toEqual(imported)
  expect(made.replace(/<link [^>]*>/g, '')).toBe(html)
})

it('the links are before the scripts', () => {
  expect(modules.preloadImports(`<title>a</title>${scripts('page')}`)).toMatch(
    /^<title>a<\/title><link [^>]*><script/,
  )
})
