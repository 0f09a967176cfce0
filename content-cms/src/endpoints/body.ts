import { APIError, type PayloadRequest } from 'payload'

export const status = (code: number) => Response.json({ errors: [] }, { status: code })

/** The JSON of a call. */
export async function bodyOf(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.()
  } catch {
    throw new APIError('Invalid JSON', 400)
  }
}
