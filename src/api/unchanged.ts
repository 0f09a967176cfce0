import { conflict } from './api-error.ts'

/**
 * For writes that say which version they were made from.
 * @throws ApiError 409 when somebody else has changed the record since
 */
export async function assertUnchanged(
  updatedAt: string | undefined,
  present: () => Promise<unknown>,
): Promise<void> {
  if (updatedAt !== undefined && (await present()) !== updatedAt) {
    throw conflict('The record was changed meanwhile', 'stale')
  }
}
