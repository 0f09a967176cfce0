import { may, type Permission } from '@nas/domain/roles'
import { useRouteContext } from '@tanstack/react-router'

/** Whether the signed-in member of staff has a permission; the server enforces it. */
export function useMay(): (permission: Permission) => boolean {
  const { profile } = useRouteContext({ from: '__root__' })
  return (permission) => may(profile.roles, permission)
}
