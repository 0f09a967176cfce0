import type { WantedItem } from '@nas/contract/carts/operations'
import type { GivenConsent } from '@nas/contract/commerce/consent'
import type { AddressScheme, OrderAccount } from '@nas/contract/create-order'
import type { Language } from '@nas/contract/field-schemas'
import type { OrderOrigin } from '@nas/contract/orders/operations'
import type { PaymentChoice } from '../../../payments/methods/payment-method'
import type { EditedReceiver } from '../../module/edits-table'
import type { OrderRecordRow } from '../../module/rows'

export type Receiver = Omit<EditedReceiver, 'note'>

type GivenReceiver = Omit<Receiver, 'district'> & {
  district: string | null
  address_scheme: AddressScheme
}

/** Two levels have no district. */
export function receiverOf({ address_scheme, district, ...given }: GivenReceiver): Receiver {
  const { name, phone, email, address, province, ward } = given
  const named = address_scheme === 'two_levels' ? null : district
  return { name, phone, email, address, province, district: named ?? '', ward }
}

export interface PlaceOrderRequest {
  items: WantedItem[]
  receiver: Receiver
  note: string | null
  payment: PaymentChoice
  locale: Language
  expectedTotal: number | null
  consents: GivenConsent[]
  customerId: string | null
  /** Set when staff place the order for a caller. */
  staffId?: string
  /** The order that staff split; the new order takes its source and state. */
  splitFrom?: Pick<OrderRecordRow, 'source' | 'state'>
  newAccount: OrderAccount | null
  emailProof: string | null
  caller: string
  idempotencyKey: string | null
  requestHash: string
  /** Null for calls inside the shop, which are exempt from limits by network. */
  origin: OrderOrigin | null
}

/** Resources of a running placement, released when it fails. */
export interface Placing {
  atEnd(release: () => void): void
  /** Called when the placement has failed. */
  onFailure(undo: () => Promise<unknown>): void
}

/** @throws the error of the work, after the undo of everything it had reserved */
export async function whilePlacing<Result>(
  work: (placing: Placing) => Promise<Result>,
): Promise<Result> {
  const releases: (() => void)[] = []
  const undos: (() => Promise<unknown>)[] = []
  try {
    return await work({
      atEnd: (release) => releases.push(release),
      onFailure: (undo) => undos.push(undo),
    })
  } catch (error) {
    for (const undo of undos) await undo()
    throw error
  } finally {
    for (const release of releases) release()
  }
}

/** Amounts that running placements of this process are about to take, by key. */
export class InFlight {
  readonly #amounts = new Map<string, number>()

  of(key: string): number {
    return this.#amounts.get(key) ?? 0
  }

  #change(amounts: ReadonlyMap<string, number>, sign: 1 | -1): void {
    for (const [key, amount] of amounts) {
      const sum = this.of(key) + sign * amount
      if (sum === 0) this.#amounts.delete(key)
      else this.#amounts.set(key, sum)
    }
  }

  /** @returns a function that subtracts the amounts again */
  add(amounts: ReadonlyMap<string, number>): () => void {
    this.#change(amounts, 1)
    return () => this.#change(amounts, -1)
  }
}
