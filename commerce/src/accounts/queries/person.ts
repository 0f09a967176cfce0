/** A customer with an account, or a member of staff, as the shop's routes tell of them. */
export interface Person {
  id: string
  actor: 'customer' | 'user'
  username: string
  email: string
  fullname: string | null
  phone: string | null
  gender: string | null
  provider: 'local' | 'google' | 'facebook'
  confirmed: boolean
  blocked: boolean
  created_at: string
  updated_at: string
}

/** A row of the people's SQL as the driver hands it over. */
export interface PersonRow extends Omit<Person, 'created_at' | 'updated_at'> {
  created_at: Date
  updated_at: Date
}

export function person(row: PersonRow): Person {
  return {
    id: row.id,
    actor: row.actor,
    username: row.username,
    email: row.email,
    fullname: row.fullname,
    phone: row.phone,
    gender: row.gender,
    provider: row.provider,
    confirmed: row.confirmed,
    blocked: row.blocked,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
