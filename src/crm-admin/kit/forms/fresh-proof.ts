import { atom } from 'nanostores'
import { ApiError } from '../../../api-client/api-error.ts'

type Answer = (isGiven: boolean) => void

export const $proofWaiting = atom<readonly Answer[]>([])

const askForProof = (): Promise<boolean> =>
  new Promise((resolve) => $proofWaiting.set([...$proofWaiting.get(), resolve]))

/** @param isGiven whether the owner has entered a code; false when the dialog was closed */
export function answerProof(isGiven: boolean): void {
  const waiting = $proofWaiting.get()
  $proofWaiting.set([])
  for (const answer of waiting) answer(isGiven)
}

const needsProof = (error: unknown) =>
  error instanceof ApiError && error.code === 'fresh_factor_required'

/** Runs a call; when it needs a fresh code, asks for it and runs the call once more. */
export async function withFreshProof<Output>(run: () => Promise<Output>): Promise<Output> {
  try {
    return await run()
  } catch (error) {
    if (!needsProof(error) || !(await askForProof())) throw error
    return run()
  }
}
