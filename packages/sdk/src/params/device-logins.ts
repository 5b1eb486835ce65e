/**
 * A device login to start.
 *
 * @example
 * ```ts
 * const login: NewDeviceLogin = { clientName: 'ada-laptop', scopes: ['openapi:read'] };
 * ```
 */
export interface NewDeviceLogin {
  /** The program or machine that signs in. The user sees it, and the token has it as its name. */
  clientName: string;
  /** The scopes to propose to the user. By default those that read, publish, and acknowledge. */
  scopes?: string[] | undefined;
}

/**
 * Identifies a device login.
 *
 * @example
 * ```ts
 * const ref: DeviceLoginRef = { deviceCode: 'shelf_login_a-code' };
 * ```
 */
export interface DeviceLoginRef {
  /** The device code of the login: a secret of the program. */
  deviceCode: string;
}
