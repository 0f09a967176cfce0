import { relative } from 'node:path'
import { root } from './paths.ts'

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
