import { randomUUID } from 'node:crypto'
import type { Editor } from './editor.ts'
import { given } from './env.ts'
import { mailedEditorLink } from './mailbox.ts'

export interface Account {
  id: number
  email: string
  password: string
}

/** Invites a colleague as the manager, and sets the password by the link in the mail. */
export async function newEditor(
  manager: Editor,
  name: string,
  role: 'manager' | 'editor' | 'contributor' = 'editor',
): Promise<Account> {
  const [email, password] = [`${randomUUID()}@nas.example`, randomUUID()]
  const currentPassword = given('EDITOR_PASSWORD')
  const { id } = await manager.create('users', { email, name, role, currentPassword })
  const token = (await mailedEditorLink(email)).split('/').at(-1)
  const set = await fetch(`${given('CONTENT_URL')}/api/users/reset-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, password }),
  })
  if (!set.ok) throw new Error(`the password of ${name} was not set (${set.status})`)
  return { id, email, password }
}
