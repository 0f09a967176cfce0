import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** All that is done with `req` stands or falls together. */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const mine = await initTransaction(req)
  try {
    const result = await work()
    if (mine) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
