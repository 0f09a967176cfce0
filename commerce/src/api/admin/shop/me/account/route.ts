export { readStaffAccount as GET } from '../../../../../accounts/http/profile'
