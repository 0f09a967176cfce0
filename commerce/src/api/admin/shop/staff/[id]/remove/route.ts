export { remove as POST } from '../../../../../../accounts/http/staff'
