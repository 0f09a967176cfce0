export { setDuties as POST } from '../../../../../../accounts/http/staff'
