export { reset as POST } from '../../../../../../accounts/http/staff'
