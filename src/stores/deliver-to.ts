import { checkedAtom, textOf } from './checked-storage.ts'
import { storageKeys } from './keys.ts'

/** The province that was typed or saved last on this device; empty while none is known. */
export const $deliverTo = checkedAtom(storageKeys.deliverTo, '', textOf)

/** For a component's first render, which must equal the server's. */
export const nowhere = (): string => ''
