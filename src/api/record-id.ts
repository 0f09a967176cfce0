import { notFound } from './api-error.ts'

/** @throws ApiError 404 for what cannot be an id (contract part 3) */
export function numericId(id: string): number {
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : Number.NaN
  if (!Number.isSafeInteger(number)) throw notFound()
  return number
}
