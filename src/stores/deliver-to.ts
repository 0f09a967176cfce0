import { checkedAtom, textOf } from './checked-storage.ts'
import { storageKeys } from './keys.ts'

/** The province last typed or saved on this device; empty when there is none. */
export const $deliverTo = checkedAtom(storageKeys.deliverTo, '', textOf)

/** For a component's first render, which must equal the server's. */
export const nowhere = (): string => ''
