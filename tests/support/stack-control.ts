import { given } from './env.ts'

export type Part = 'content' | 'commerce' | 'shop' | 'vnpay'

async function order(path: string): Promise<void> {
  const response = await fetch(`${given('STACK_CONTROL_URL')}/${path}`, { method: 'POST' })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
}

export const stopPart = (part: Part) => order(`${part}/stop`)
export const startPart = (part: Part) => order(`${part}/start`)

/** Runs `reconcile` against the running stack. */
export const reconcile = () => order('commerce/reconcile')
