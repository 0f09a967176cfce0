export interface Operation<Intent = unknown> {
  id: string
  kind: string
  subject: string | null
  intent: Intent
}

export interface OperationType {
  kind: string
  /** Lease in seconds; after it the operation counts as interrupted. */
  leaseSeconds: () => number
}

/** Ids of the records that running and interrupted operations change. */
export const changingSubjects = 'select subject from operation where subject is not null'

export const operationFigures = {
  nas_operations_open: {
    help: 'Running and interrupted operations in the journal',
    sql: 'select count(*) from operation',
  },
  nas_operations_oldest_seconds: {
    help: 'Age of the oldest of them, 0 without any',
    sql: 'select extract(epoch from now() - min(created_at)) from operation',
  },
} as const
