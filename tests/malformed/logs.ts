import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Stores the sizes of the logs, to read later lines only. */
export async function watchLogs(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'))
  const sizes = await Promise.all(
    names.map(async (name) => [name, (await stat(join(folder, name))).size] as const),
  )
  return {
    /** Later lines that contain one of the words. */
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
