/** `unready` answers with an error, `silent` does not answer in time, `refused` does not listen. */
export type Health = 'ready' | 'unready' | 'silent' | 'refused'

export async function checkHealth(url: string, timeoutMs: number): Promise<Health> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    await response.arrayBuffer()
    return response.ok ? 'ready' : 'unready'
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'silent' : 'refused'
  }
}
