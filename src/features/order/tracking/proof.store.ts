import type { TrackOrder } from '@nas/contract/order-calls'
import { atom } from 'nanostores'
import { ApiError } from '../../../api-client/api-error.ts'
import { askOrderCode } from '../../../api-client/order-proof.ts'
import type { Texts } from '../../../i18n/catalogues.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { deviceSecretOf, dropProof, keptProof, proveAndKeep } from '../kept-proof.ts'
import { type LoadProblem, loadProblemOf } from '../problem-note.tsx'

type SecretSentence = Extract<keyof Texts<'tracking'>, `secret${string}`>

/** State of proving a guest's order. */
export interface Proving {
  /** Code of the order to prove; empty until an order is found. */
  code: string
  busy: 'asking' | 'proving' | null
  /** Whether this device has a secret for the order. */
  byDevice: boolean
  /** Whether a code was requested. */
  asked: boolean
  /** The proof, once the order is proven. */
  proof: string | null
  /** Why the last step failed. */
  problem: LoadProblem | null
  /** Problem of the typed code. */
  secret: SecretSentence | null
  /** Whether an earlier proof has expired. */
  over: boolean
}

const unproven: Proving = {
  code: '',
  busy: null,
  byDevice: false,
  asked: false,
  proof: null,
  problem: null,
  secret: null,
  over: false,
}

export const $proving = atom<Proving>(unproven)

/** For a component's first render, which must equal the server's. */
export const notProven = (): Proving => unproven

/** Starts proving an order, with this tab's proof if it has one. */
export function beginProving(code: string): void {
  const byDevice = deviceSecretOf(code) !== undefined
  $proving.set({ ...unproven, code, byDevice, proof: keptProof(code) })
}

/** Records that the proof has expired. */
export function endProof(): void {
  dropProof()
  const { code, byDevice } = $proving.get()
  $proving.set({ ...unproven, code, byDevice, over: true })
}

/** Runs one step at a time; its result is dropped when another order is displayed meanwhile. */
async function step(
  busy: 'asking' | 'proving',
  run: () => Promise<Partial<Proving>>,
): Promise<void> {
  const { code, ...before } = $proving.get()
  if (before.busy !== null) return
  $proving.set({ code, ...before, busy, problem: null, secret: null, over: false })
  const result = await run().catch((error): Partial<Proving> => {
    const isWrong = error instanceof ApiError && error.code === 'code_incorrect'
    return isWrong ? { secret: 'secretIncorrect' } : { problem: loadProblemOf(error) }
  })
  if ($proving.get().code !== code) return
  $proving.set({ ...$proving.get(), ...result, busy: null })
}

/** Requests a code by e-mail. */
export function askCode(order: TrackOrder, locale: Locale): Promise<void> {
  return step('asking', async () => {
    await askOrderCode(order, locale)
    return { asked: true }
  })
}

function proveBy(order: TrackOrder, secret: string): Promise<void> {
  return step('proving', async () => ({ proof: await proveAndKeep(order, secret) }))
}

export async function proveByCode(order: TrackOrder, typed: string): Promise<void> {
  const secret = typed.replace(/\s/g, '')
  if (/^\d{6}$/.test(secret)) return proveBy(order, secret)
  const sentence = secret === '' ? 'secretRequired' : 'secretIncorrect'
  $proving.set({ ...$proving.get(), secret: sentence, problem: null })
}

export async function proveByDevice(order: TrackOrder): Promise<void> {
  await proveBy(order, deviceSecretOf(order.code) ?? '')
  // The secret of a device expires; a mailed code then remains.
  if ($proving.get().secret !== null) {
    $proving.set({ ...$proving.get(), byDevice: false, secret: null })
  }
}
