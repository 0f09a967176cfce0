import { readFile } from 'node:fs/promises'

/** When the last backup was made, in seconds since 1970, as whoever makes backups notes it; 0 where there is no note. */
export async function lastBackup(file: string): Promise<number> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '0'
    throw error
  })
  return Number(text)
}
