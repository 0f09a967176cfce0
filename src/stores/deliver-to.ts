import { checkedAtom, textOf } from './checked-storage.ts'
import { storageKeys } from './keys.ts'

/** The province that was last typed or saved on this device; empty without one. */
export const $deliverTo = checkedAtom(storageKeys.deliverTo, '', textOf)

/** For a component's first render, which must equal the server's. */
export const nowhere = (): string => ''
