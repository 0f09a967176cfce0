import { may, type Permission } from '@nas/domain/duties'
import { useRouteContext } from '@tanstack/react-router'

/** Asks whether whoever works here may do something; the server decides. */
export function useMay(): (permission: Permission) => boolean {
  const { profile } = useRouteContext({ from: '__root__' })
  return (permission) => may(profile.duties, permission)
}
