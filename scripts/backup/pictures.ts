import { cp, mkdir, stat } from 'node:fs/promises'

/** Copies what is not there yet, or was still being written when it was copied. */
export async function copyPictures(from: string, to: string): Promise<void> {
  await mkdir(from, { recursive: true })
  await cp(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: async (source, target) => {
      const [one, other] = await Promise.all([stat(source), stat(target).catch(() => null)])
      if (one.isDirectory() || other === null) return true
      return one.size !== other.size || Math.trunc(one.mtimeMs) !== Math.trunc(other.mtimeMs)
    },
  })
}
