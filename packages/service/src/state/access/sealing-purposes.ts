// The purposes that stored secrets are sealed for. They are authenticated with each secret: changing one makes its secrets unreadable.

export function hookSecretPurpose(hookId: string): string {
  return `hook ${hookId}`;
}

export function integrationSecretPurpose(name: string): string {
  return `secret of the integration ${name}`;
}

/** The headers of a source may be sent to the origin of its URL only. */
export function sourceHeadersPurpose(url: string): string {
  return `headers for ${new URL(url).origin}`;
}
