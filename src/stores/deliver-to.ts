import { checkedAtom, textOf } from './checked-storage.ts'
import { storageKeys } from './keys.ts'

/** The province last typed or saved on this device; empty when there is none. */
export const $deliverTo = checkedAtom(storageKeys.deliverTo, '', textOf)

export const nowhere = (): string => ''
