export interface Operation<Intent = unknown> {
  id: string
  kind: string
  subject: string | null
  intent: Intent
}

/** What all operations of one kind have in common. */
export interface OperationType {
  kind: string
  /** How long whoever began one may work on it before it counts as interrupted. */
  leaseSeconds: () => number
}
