import { ApiError } from './api-error.ts'

/** Rejections whose challenge asks for a proof of work. */
const askForWork = ['proof_required', 'too_many_requests']

/** @throws the rejection itself when it has another reason */
async function proofFor(refusal: unknown): Promise<Record<string, string>> {
  if (!(refusal instanceof ApiError) || refusal.challenge === null) throw refusal
  if (!askForWork.includes(refusal.code)) throw refusal
  const { proveWork } = await import('@nas/callers/prove-work')
  const proof = await proveWork(refusal.challenge)
  if (proof === null) throw refusal
  return { 'Proof-Of-Work': proof }
}

/** Sends a call; if the server requires a proof of work, sends it once more with one. */
export async function withProof<Answer>(
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  return send({}).catch(async (refusal: unknown) => send(await proofFor(refusal)))
}
