import { glob, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { root } from '../stack/paths.ts'
import { mayImport } from './layers.ts'

// The boundary checker does not read .astro files; their imports follow the same table.
const importPattern = /(?:from|import)\s+['"](\.[^'"]+)['"]/g

const breaches: string[] = []
let files = 0
for await (const file of glob('src/**/*.astro', { cwd: root })) {
  files += 1
  const text = await readFile(join(root, file), 'utf8')
  for (const [, target = ''] of text.matchAll(importPattern)) {
    const to = relative(root, join(root, dirname(file), target))
    if (!mayImport(file, to)) breaches.push(`${file} imports ${to}`)
  }
}
for (const breach of breaches) console.error(breach)
console.log(`${files} .astro files, ${breaches.length} breaches`)
process.exitCode = breaches.length === 0 ? 0 : 1
