import { readFile } from 'node:fs/promises'

/** Time of the last backup in seconds since 1970, as recorded by the backup; 0 without a record. */
export async function lastBackup(file: string): Promise<number> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '0'
    throw error
  })
  return Number(text)
}
