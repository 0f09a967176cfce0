export { changeStaff as POST, readStaff as GET } from '../../../../accounts/http/profile'
