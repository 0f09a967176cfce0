import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { inRoot, root } from './paths.ts'

const started = performance.now()

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

export function elapsed(): string {
  return seconds(started)
}

export async function step<T>(name: string, work: () => Promise<T>, log?: string): Promise<T> {
  const begun = performance.now()
  const where = log === undefined ? '' : ` (log: ${relative(root, log)})`
  console.log(`· ${name}${where}`)
  try {
    const result = await work()
    console.log(`✓ ${name} ${seconds(begun)}`)
    return result
  } catch (error) {
    console.log(`✗ ${name} ${seconds(begun)}`)
    throw error
  }
}

const made = new Set(['node_modules', 'dist', '.next', '.medusa', '.astro', 'var', '.git'])

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null)
  if (entries === null) return [path]
  const below = await Promise.all(
    entries
      .filter(({ name }) => !made.has(name))
      .map((entry) => filesBelow(join(path, entry.name))),
  )
  return below.flat()
}

export async function hashOf(
  inputs: readonly string[],
  words: readonly string[] = [],
): Promise<string> {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of (await filesBelow(inRoot(input))).sort()) {
      hash.update(file)
      hash.update(await readFile(file))
    }
  }
  for (const word of words) hash.update(`\0${word}`)
  return hash.digest('hex')
}

export async function isStamped(stamp: string, hash: string): Promise<boolean> {
  return (await readFile(stamp, 'utf8').catch(() => '')) === hash
}

/** Does the work unless the stamp has this hash; failed work is not stamped. */
export async function unlessStamped(
  stamp: string,
  hash: string,
  work: () => Promise<void>,
): Promise<void> {
  if (await isStamped(stamp, hash)) return
  await work()
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, hash)
}
