import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Remembers how long the logs are, to read later what came since. */
export async function watchLogs(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'))
  const sizes = await Promise.all(
    names.map(async (name) => [name, (await stat(join(folder, name))).size] as const),
  )
  return {
    /** Lines since then that hold one of the words. */
    async linesWith(words: readonly string[]): Promise<string[]> {
      const found: string[] = []
      for (const [name, from] of sizes) {
        const file = await open(join(folder, name))
        try {
          for await (const line of file.readLines({ start: from })) {
            if (words.some((word) => line.includes(word))) found.push(`${name}: ${line}`)
          }
        } finally {
          await file.close()
        }
      }
      return found
    },
  }
}
