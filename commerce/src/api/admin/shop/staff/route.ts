export { invite as POST } from '../../../../accounts/http/staff'
