/** What became of a payment, in the words of no gateway. */
export type Outcome =
  | {
      result: 'paid'
      /** Whole đồng. */
      amount: number
      /** Number of the transaction at the gateway. */
      gatewayNumber: string
      gatewayCode: string
      paidAt: Date
    }
  | { result: 'failed'; amount: number; gatewayCode: string }
  /** Neither paid nor failed yet. */
  | { result: 'pending' }
  /** The gateway has not heard of it: the customer never got there. */
  | { result: 'unknown' }

/**
 * What telling the shop of an outcome has led to: `settled` is new, `known` is not; the others
 * changed nothing.
 */
export type Settlement = 'settled' | 'known' | 'undecided' | 'reference_unknown' | 'amount_wrong'
