// Generated from openapi/ by `pnpm generate`. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
};

// ../../node_modules/.pnpm/ajv@8.20.0/node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "../../node_modules/.pnpm/ajv@8.20.0/node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// memory:responses
var isRevisionResponse = validate0;
var pattern0 = new RegExp("^[a-zA-Z0-9]{1,40}$", "u");
var func0 = require_ucs2length().default;
var wrapper0 = { validate: validate3 };
var pattern2 = new RegExp("^(?:[^:/?#\\\\]*(?:[/?#\\\\][\\s\\S]*)?|(?:[hH][tT][tT][pP][sS]?|[mM][aA][iI][lL][tT][oO]|[tT][eE][lL]):[\\s\\S]*)$", "u");
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate7.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.url === void 0 && (missing0 = "url")) {
        validate7.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.kind !== void 0) {
          let data0 = data.kind;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate7.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("url" !== data0) {
            validate7.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "url" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.url !== void 0) {
            let data1 = data.url;
            const _errs3 = errors;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (!pattern2.test(data1)) {
                  validate7.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/components/schemas/SafeAddress/pattern", keyword: "pattern", params: { pattern: "^(?:[^:/?#\\\\]*(?:[/?#\\\\][\\s\\S]*)?|(?:[hH][tT][tT][pP][sS]?|[mM][aA][iI][lL][tT][oO]|[tT][eE][lL]):[\\s\\S]*)$" }, message: 'must match pattern "^(?:[^:/?#\\\\]*(?:[/?#\\\\][\\s\\S]*)?|(?:[hH][tT][tT][pP][sS]?|[mM][aA][iI][lL][tT][oO]|[tT][eE][lL]):[\\s\\S]*)$"' }];
                  return false;
                }
              } else {
                validate7.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/components/schemas/SafeAddress/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate7.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate7.errors = vErrors;
  return errors === 0;
}
validate7.evaluated = { "props": { "kind": true, "url": true }, "dynamicProps": false, "dynamicItems": false };
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate6.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const tag0 = data.kind;
      if (typeof tag0 == "string") {
        if (tag0 === "url") {
          if (!validate7(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
            errors = vErrors.length;
          }
          var props0 = {};
          props0.kind = true;
          props0.url = true;
        } else if (tag0 === "file") {
          const _errs4 = errors;
          if (errors === _errs4) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing0;
              if (data.kind === void 0 && (missing0 = "kind") || data.file === void 0 && (missing0 = "file")) {
                validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefFile/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data0 = data.kind;
                  const _errs6 = errors;
                  if (typeof data0 !== "string") {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefFile/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("file" !== data0) {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefFile/properties/kind/const", keyword: "const", params: { allowedValue: "file" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid4 = _errs6 === errors;
                } else {
                  var valid4 = true;
                }
                if (valid4) {
                  if (data.file !== void 0) {
                    const _errs8 = errors;
                    if (typeof data.file !== "string") {
                      validate6.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/components/schemas/ContentRefFile/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid4 = _errs8 === errors;
                  } else {
                    var valid4 = true;
                  }
                  if (valid4) {
                    if (data.space !== void 0) {
                      const _errs10 = errors;
                      if (typeof data.space !== "string") {
                        validate6.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefFile/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid4 = _errs10 === errors;
                    } else {
                      var valid4 = true;
                    }
                  }
                }
              }
            } else {
              validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefFile/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.file = true;
            props0.space = true;
          }
        } else if (tag0 === "page") {
          const _errs13 = errors;
          if (errors === _errs13) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing1;
              if (data.kind === void 0 && (missing1 = "kind") || data.page === void 0 && (missing1 = "page")) {
                validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefPage/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data3 = data.kind;
                  const _errs15 = errors;
                  if (typeof data3 !== "string") {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefPage/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("page" !== data3) {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefPage/properties/kind/const", keyword: "const", params: { allowedValue: "page" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid7 = _errs15 === errors;
                } else {
                  var valid7 = true;
                }
                if (valid7) {
                  if (data.page !== void 0) {
                    const _errs17 = errors;
                    if (typeof data.page !== "string") {
                      validate6.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/components/schemas/ContentRefPage/properties/page/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid7 = _errs17 === errors;
                  } else {
                    var valid7 = true;
                  }
                  if (valid7) {
                    if (data.space !== void 0) {
                      const _errs19 = errors;
                      if (typeof data.space !== "string") {
                        validate6.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefPage/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid7 = _errs19 === errors;
                    } else {
                      var valid7 = true;
                    }
                  }
                }
              }
            } else {
              validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefPage/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.page = true;
            props0.space = true;
          }
        } else if (tag0 === "anchor") {
          const _errs22 = errors;
          if (errors === _errs22) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing2;
              if (data.kind === void 0 && (missing2 = "kind") || data.anchor === void 0 && (missing2 = "anchor")) {
                validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefAnchor/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data6 = data.kind;
                  const _errs24 = errors;
                  if (typeof data6 !== "string") {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefAnchor/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("anchor" !== data6) {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefAnchor/properties/kind/const", keyword: "const", params: { allowedValue: "anchor" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid10 = _errs24 === errors;
                } else {
                  var valid10 = true;
                }
                if (valid10) {
                  if (data.anchor !== void 0) {
                    const _errs26 = errors;
                    if (typeof data.anchor !== "string") {
                      validate6.errors = [{ instancePath: instancePath + "/anchor", schemaPath: "#/components/schemas/ContentRefAnchor/properties/anchor/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid10 = _errs26 === errors;
                  } else {
                    var valid10 = true;
                  }
                  if (valid10) {
                    if (data.page !== void 0) {
                      const _errs28 = errors;
                      if (typeof data.page !== "string") {
                        validate6.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/components/schemas/ContentRefAnchor/properties/page/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid10 = _errs28 === errors;
                    } else {
                      var valid10 = true;
                    }
                    if (valid10) {
                      if (data.space !== void 0) {
                        const _errs30 = errors;
                        if (typeof data.space !== "string") {
                          validate6.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefAnchor/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid10 = _errs30 === errors;
                      } else {
                        var valid10 = true;
                      }
                    }
                  }
                }
              }
            } else {
              validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefAnchor/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.anchor = true;
            props0.page = true;
            props0.space = true;
          }
        } else if (tag0 === "user") {
          const _errs33 = errors;
          if (errors === _errs33) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing3;
              if (data.kind === void 0 && (missing3 = "kind") || data.user === void 0 && (missing3 = "user")) {
                validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefUser/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data10 = data.kind;
                  const _errs35 = errors;
                  if (typeof data10 !== "string") {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefUser/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("user" !== data10) {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefUser/properties/kind/const", keyword: "const", params: { allowedValue: "user" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid13 = _errs35 === errors;
                } else {
                  var valid13 = true;
                }
                if (valid13) {
                  if (data.user !== void 0) {
                    const _errs37 = errors;
                    if (typeof data.user !== "string") {
                      validate6.errors = [{ instancePath: instancePath + "/user", schemaPath: "#/components/schemas/ContentRefUser/properties/user/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid13 = _errs37 === errors;
                  } else {
                    var valid13 = true;
                  }
                }
              }
            } else {
              validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefUser/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.user = true;
          }
        } else if (tag0 === "collection") {
          const _errs40 = errors;
          if (errors === _errs40) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing4;
              if (data.kind === void 0 && (missing4 = "kind") || data.collection === void 0 && (missing4 = "collection")) {
                validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefCollection/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data12 = data.kind;
                  const _errs42 = errors;
                  if (typeof data12 !== "string") {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefCollection/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("collection" !== data12) {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefCollection/properties/kind/const", keyword: "const", params: { allowedValue: "collection" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid16 = _errs42 === errors;
                } else {
                  var valid16 = true;
                }
                if (valid16) {
                  if (data.collection !== void 0) {
                    const _errs44 = errors;
                    if (typeof data.collection !== "string") {
                      validate6.errors = [{ instancePath: instancePath + "/collection", schemaPath: "#/components/schemas/ContentRefCollection/properties/collection/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid16 = _errs44 === errors;
                  } else {
                    var valid16 = true;
                  }
                }
              }
            } else {
              validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefCollection/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.collection = true;
          }
        } else if (tag0 === "space") {
          const _errs47 = errors;
          if (errors === _errs47) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing5;
              if (data.kind === void 0 && (missing5 = "kind") || data.space === void 0 && (missing5 = "space")) {
                validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefSpace/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data14 = data.kind;
                  const _errs49 = errors;
                  if (typeof data14 !== "string") {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefSpace/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("space" !== data14) {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefSpace/properties/kind/const", keyword: "const", params: { allowedValue: "space" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid19 = _errs49 === errors;
                } else {
                  var valid19 = true;
                }
                if (valid19) {
                  if (data.space !== void 0) {
                    const _errs51 = errors;
                    if (typeof data.space !== "string") {
                      validate6.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefSpace/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid19 = _errs51 === errors;
                  } else {
                    var valid19 = true;
                  }
                }
              }
            } else {
              validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefSpace/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.space = true;
          }
        } else if (tag0 === "reusable-content") {
          const _errs54 = errors;
          if (errors === _errs54) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing6;
              if (data.kind === void 0 && (missing6 = "kind") || data.reusableContent === void 0 && (missing6 = "reusableContent")) {
                validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefReusableContent/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data16 = data.kind;
                  const _errs56 = errors;
                  if (typeof data16 !== "string") {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefReusableContent/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("reusable-content" !== data16) {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefReusableContent/properties/kind/const", keyword: "const", params: { allowedValue: "reusable-content" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid22 = _errs56 === errors;
                } else {
                  var valid22 = true;
                }
                if (valid22) {
                  if (data.reusableContent !== void 0) {
                    const _errs58 = errors;
                    if (typeof data.reusableContent !== "string") {
                      validate6.errors = [{ instancePath: instancePath + "/reusableContent", schemaPath: "#/components/schemas/ContentRefReusableContent/properties/reusableContent/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid22 = _errs58 === errors;
                  } else {
                    var valid22 = true;
                  }
                  if (valid22) {
                    if (data.space !== void 0) {
                      const _errs60 = errors;
                      if (typeof data.space !== "string") {
                        validate6.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefReusableContent/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid22 = _errs60 === errors;
                    } else {
                      var valid22 = true;
                    }
                  }
                }
              }
            } else {
              validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefReusableContent/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.reusableContent = true;
            props0.space = true;
          }
        } else if (tag0 === "tag") {
          const _errs63 = errors;
          if (errors === _errs63) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing7;
              if (data.kind === void 0 && (missing7 = "kind") || data.tag === void 0 && (missing7 = "tag")) {
                validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefTag/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data19 = data.kind;
                  const _errs65 = errors;
                  if (typeof data19 !== "string") {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefTag/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("tag" !== data19) {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefTag/properties/kind/const", keyword: "const", params: { allowedValue: "tag" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid25 = _errs65 === errors;
                } else {
                  var valid25 = true;
                }
                if (valid25) {
                  if (data.tag !== void 0) {
                    const _errs67 = errors;
                    if (typeof data.tag !== "string") {
                      validate6.errors = [{ instancePath: instancePath + "/tag", schemaPath: "#/components/schemas/ContentRefTag/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid25 = _errs67 === errors;
                  } else {
                    var valid25 = true;
                  }
                  if (valid25) {
                    if (data.space !== void 0) {
                      const _errs69 = errors;
                      if (typeof data.space !== "string") {
                        validate6.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefTag/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid25 = _errs69 === errors;
                    } else {
                      var valid25 = true;
                    }
                  }
                }
              }
            } else {
              validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefTag/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.tag = true;
            props0.space = true;
          }
        } else if (tag0 === "openapi") {
          const _errs72 = errors;
          if (errors === _errs72) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing8;
              if (data.kind === void 0 && (missing8 = "kind") || data.spec === void 0 && (missing8 = "spec")) {
                validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefOpenAPI/required", keyword: "required", params: { missingProperty: missing8 }, message: "must have required property '" + missing8 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data22 = data.kind;
                  const _errs74 = errors;
                  if (typeof data22 !== "string") {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("openapi" !== data22) {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/kind/const", keyword: "const", params: { allowedValue: "openapi" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid28 = _errs74 === errors;
                } else {
                  var valid28 = true;
                }
                if (valid28) {
                  if (data.spec !== void 0) {
                    const _errs76 = errors;
                    if (typeof data.spec !== "string") {
                      validate6.errors = [{ instancePath: instancePath + "/spec", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/spec/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid28 = _errs76 === errors;
                  } else {
                    var valid28 = true;
                  }
                  if (valid28) {
                    if (data.label !== void 0) {
                      let data24 = data.label;
                      const _errs78 = errors;
                      if (errors === _errs78) {
                        if (typeof data24 === "string") {
                          if (func0(data24) > 63) {
                            validate6.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/label/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" }];
                            return false;
                          } else {
                            if (func0(data24) < 1) {
                              validate6.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                              return false;
                            }
                          }
                        } else {
                          validate6.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid28 = _errs78 === errors;
                    } else {
                      var valid28 = true;
                    }
                  }
                }
              }
            } else {
              validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefOpenAPI/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.spec = true;
            props0.label = true;
          }
        } else {
          validate6.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf' }];
          return false;
        }
      } else {
        validate6.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string' }];
        return false;
      }
    } else {
      validate6.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate6.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate6.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate5.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.title === void 0 && (missing0 = "title") || data.target === void 0 && (missing0 = "target")) {
        validate5.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.id !== void 0) {
          let data0 = data.id;
          const _errs1 = errors;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (!pattern0.test(data0)) {
                validate5.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/InputPageId/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z0-9]{1,40}$" }, message: 'must match pattern "^[a-zA-Z0-9]{1,40}$"' }];
                return false;
              }
            } else {
              validate5.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/InputPageId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate5.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("link" !== data1) {
              validate5.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "link" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.title !== void 0) {
              let data2 = data.title;
              const _errs6 = errors;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (typeof data2 === "string") {
                  if (func0(data2) < 1) {
                    validate5.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/RevisionPageTitle/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate5.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/RevisionPageTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.linkTitle !== void 0) {
                let data3 = data.linkTitle;
                const _errs9 = errors;
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (typeof data3 === "string") {
                    if (func0(data3) > 100) {
                      validate5.errors = [{ instancePath: instancePath + "/linkTitle", schemaPath: "#/components/schemas/RevisionPageLinkTitle/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                      return false;
                    } else {
                      if (func0(data3) < 1) {
                        validate5.errors = [{ instancePath: instancePath + "/linkTitle", schemaPath: "#/components/schemas/RevisionPageLinkTitle/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    }
                  } else {
                    validate5.errors = [{ instancePath: instancePath + "/linkTitle", schemaPath: "#/components/schemas/RevisionPageLinkTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.emoji !== void 0) {
                  let data4 = data.emoji;
                  const _errs12 = errors;
                  const _errs13 = errors;
                  if (errors === _errs13) {
                    if (typeof data4 === "string") {
                      if (func0(data4) > 50) {
                        validate5.errors = [{ instancePath: instancePath + "/emoji", schemaPath: "#/components/schemas/RevisionPageEmoji/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }];
                        return false;
                      }
                    } else {
                      validate5.errors = [{ instancePath: instancePath + "/emoji", schemaPath: "#/components/schemas/RevisionPageEmoji/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.icon !== void 0) {
                    let data5 = data.icon;
                    const _errs15 = errors;
                    const _errs16 = errors;
                    if (errors === _errs16) {
                      if (typeof data5 === "string") {
                        if (func0(data5) > 50) {
                          validate5.errors = [{ instancePath: instancePath + "/icon", schemaPath: "#/components/schemas/RevisionPageIcon/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }];
                          return false;
                        }
                      } else {
                        validate5.errors = [{ instancePath: instancePath + "/icon", schemaPath: "#/components/schemas/RevisionPageIcon/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs15 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.target !== void 0) {
                      const _errs18 = errors;
                      if (!validate6(data.target, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs18 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate5.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate5.errors = vErrors;
  return errors === 0;
}
validate5.evaluated = { "props": { "id": true, "type": true, "title": true, "linkTitle": true, "emoji": true, "icon": true, "target": true }, "dynamicProps": false, "dynamicItems": false };
var schema36 = { "type": "object", "required": ["ref"], "properties": { "ref": { "type": "object", "required": ["kind"], "properties": { "kind": { "type": "string", "maxLength": 256 }, "spec": { "type": "string", "maxLength": 256 }, "label": { "type": "string", "maxLength": 63 }, "space": { "type": "string", "maxLength": 256 }, "translation": { "type": "string", "maxLength": 256 } } }, "value": { "type": ["object", "null"], "additionalProperties": true } } };
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate11.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        validate11.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func0(data0) > 256) {
                validate11.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" }];
                return false;
              }
            } else {
              validate11.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.props !== void 0) {
            let data1 = data.props;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              } else {
                validate11.errors = [{ instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.dependencies !== void 0) {
              let data2 = data.dependencies;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                  if (Object.keys(data2).length > 20) {
                    validate11.errors = [{ instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/maxProperties", keyword: "maxProperties", params: { limit: 20 }, message: "must NOT have more than 20 properties" }];
                    return false;
                  } else {
                    for (const key0 in data2) {
                      const _errs8 = errors;
                      if (typeof key0 === "string") {
                        if (func0(key0) > 256) {
                          const err0 = { instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/propertyNames/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters", propertyName: key0 };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                      }
                      var valid1 = _errs8 === errors;
                      if (!valid1) {
                        const err1 = { instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                        validate11.errors = vErrors;
                        return false;
                        break;
                      }
                    }
                    if (valid1) {
                      for (const key1 in data2) {
                        let data3 = data2[key1];
                        const _errs10 = errors;
                        const _errs11 = errors;
                        if (errors === _errs11) {
                          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                            let missing1;
                            if (data3.ref === void 0 && (missing1 = "ref")) {
                              validate11.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/ComputedContentDependency/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                              return false;
                            } else {
                              if (data3.ref !== void 0) {
                                let data4 = data3.ref;
                                const _errs13 = errors;
                                if (errors === _errs13) {
                                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                                    let missing2;
                                    if (data4.kind === void 0 && (missing2 = "kind")) {
                                      validate11.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                      return false;
                                    } else {
                                      if (data4.kind !== void 0) {
                                        let data5 = data4.kind;
                                        const _errs15 = errors;
                                        if (errors === _errs15) {
                                          if (typeof data5 === "string") {
                                            if (func0(data5) > 256) {
                                              validate11.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/kind", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/kind/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" }];
                                              return false;
                                            }
                                          } else {
                                            validate11.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/kind", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                        }
                                        var valid5 = _errs15 === errors;
                                      } else {
                                        var valid5 = true;
                                      }
                                      if (valid5) {
                                        if (data4.spec !== void 0) {
                                          let data6 = data4.spec;
                                          const _errs17 = errors;
                                          if (errors === _errs17) {
                                            if (typeof data6 === "string") {
                                              if (func0(data6) > 256) {
                                                validate11.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/spec", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/spec/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" }];
                                                return false;
                                              }
                                            } else {
                                              validate11.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/spec", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/spec/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                          var valid5 = _errs17 === errors;
                                        } else {
                                          var valid5 = true;
                                        }
                                        if (valid5) {
                                          if (data4.label !== void 0) {
                                            let data7 = data4.label;
                                            const _errs19 = errors;
                                            if (errors === _errs19) {
                                              if (typeof data7 === "string") {
                                                if (func0(data7) > 63) {
                                                  validate11.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/label", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/label/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" }];
                                                  return false;
                                                }
                                              } else {
                                                validate11.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/label", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                            var valid5 = _errs19 === errors;
                                          } else {
                                            var valid5 = true;
                                          }
                                          if (valid5) {
                                            if (data4.space !== void 0) {
                                              let data8 = data4.space;
                                              const _errs21 = errors;
                                              if (errors === _errs21) {
                                                if (typeof data8 === "string") {
                                                  if (func0(data8) > 256) {
                                                    validate11.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/space", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/space/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" }];
                                                    return false;
                                                  }
                                                } else {
                                                  validate11.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/space", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                              }
                                              var valid5 = _errs21 === errors;
                                            } else {
                                              var valid5 = true;
                                            }
                                            if (valid5) {
                                              if (data4.translation !== void 0) {
                                                let data9 = data4.translation;
                                                const _errs23 = errors;
                                                if (errors === _errs23) {
                                                  if (typeof data9 === "string") {
                                                    if (func0(data9) > 256) {
                                                      validate11.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/translation", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/translation/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" }];
                                                      return false;
                                                    }
                                                  } else {
                                                    validate11.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/translation", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/translation/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                    return false;
                                                  }
                                                }
                                                var valid5 = _errs23 === errors;
                                              } else {
                                                var valid5 = true;
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate11.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                    return false;
                                  }
                                }
                                var valid4 = _errs13 === errors;
                              } else {
                                var valid4 = true;
                              }
                              if (valid4) {
                                if (data3.value !== void 0) {
                                  let data10 = data3.value;
                                  const _errs25 = errors;
                                  if (!(data10 && typeof data10 == "object" && !Array.isArray(data10)) && data10 !== null) {
                                    validate11.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/value", schemaPath: "#/components/schemas/ComputedContentDependency/properties/value/type", keyword: "type", params: { type: schema36.properties.value.type }, message: "must be object,null" }];
                                    return false;
                                  }
                                  var valid4 = _errs25 === errors;
                                } else {
                                  var valid4 = true;
                                }
                              }
                            }
                          } else {
                            validate11.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/ComputedContentDependency/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid2 = _errs10 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    }
                  }
                } else {
                  validate11.errors = [{ instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate11.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate11.errors = vErrors;
  return errors === 0;
}
validate11.evaluated = { "props": { "type": true, "props": true, "dependencies": true }, "dynamicProps": false, "dynamicItems": false };
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate10.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.title === void 0 && (missing0 = "title") || data.computed === void 0 && (missing0 = "computed")) {
        validate10.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.id !== void 0) {
          let data0 = data.id;
          const _errs1 = errors;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (!pattern0.test(data0)) {
                validate10.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/InputPageId/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z0-9]{1,40}$" }, message: 'must match pattern "^[a-zA-Z0-9]{1,40}$"' }];
                return false;
              }
            } else {
              validate10.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/InputPageId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate10.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("computed" !== data1) {
              validate10.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "computed" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.title !== void 0) {
              let data2 = data.title;
              const _errs6 = errors;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (typeof data2 === "string") {
                  if (func0(data2) < 1) {
                    validate10.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/RevisionPageTitle/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate10.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/RevisionPageTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.linkTitle !== void 0) {
                let data3 = data.linkTitle;
                const _errs9 = errors;
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (typeof data3 === "string") {
                    if (func0(data3) > 100) {
                      validate10.errors = [{ instancePath: instancePath + "/linkTitle", schemaPath: "#/components/schemas/RevisionPageLinkTitle/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                      return false;
                    } else {
                      if (func0(data3) < 1) {
                        validate10.errors = [{ instancePath: instancePath + "/linkTitle", schemaPath: "#/components/schemas/RevisionPageLinkTitle/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    }
                  } else {
                    validate10.errors = [{ instancePath: instancePath + "/linkTitle", schemaPath: "#/components/schemas/RevisionPageLinkTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.emoji !== void 0) {
                  let data4 = data.emoji;
                  const _errs12 = errors;
                  const _errs13 = errors;
                  if (errors === _errs13) {
                    if (typeof data4 === "string") {
                      if (func0(data4) > 50) {
                        validate10.errors = [{ instancePath: instancePath + "/emoji", schemaPath: "#/components/schemas/RevisionPageEmoji/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }];
                        return false;
                      }
                    } else {
                      validate10.errors = [{ instancePath: instancePath + "/emoji", schemaPath: "#/components/schemas/RevisionPageEmoji/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.icon !== void 0) {
                    let data5 = data.icon;
                    const _errs15 = errors;
                    const _errs16 = errors;
                    if (errors === _errs16) {
                      if (typeof data5 === "string") {
                        if (func0(data5) > 50) {
                          validate10.errors = [{ instancePath: instancePath + "/icon", schemaPath: "#/components/schemas/RevisionPageIcon/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }];
                          return false;
                        }
                      } else {
                        validate10.errors = [{ instancePath: instancePath + "/icon", schemaPath: "#/components/schemas/RevisionPageIcon/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs15 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.computed !== void 0) {
                      const _errs18 = errors;
                      if (!validate11(data.computed, { instancePath: instancePath + "/computed", parentData: data, parentDataProperty: "computed", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs18 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate10.errors = vErrors;
  return errors === 0;
}
validate10.evaluated = { "props": { "id": true, "type": true, "title": true, "linkTitle": true, "emoji": true, "icon": true, "computed": true }, "dynamicProps": false, "dynamicItems": false };
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate4.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const tag0 = data.type;
      if (typeof tag0 == "string") {
        if (tag0 === "document") {
          if (!wrapper0.validate(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
            errors = vErrors.length;
          } else {
            var props0 = wrapper0.validate.evaluated.props;
            var items0 = wrapper0.validate.evaluated.items;
          }
        } else if (tag0 === "link") {
          if (!validate5(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.id = true;
            props0.type = true;
            props0.title = true;
            props0.linkTitle = true;
            props0.emoji = true;
            props0.icon = true;
            props0.target = true;
          }
        } else if (tag0 === "computed") {
          if (!validate10(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.id = true;
            props0.type = true;
            props0.title = true;
            props0.linkTitle = true;
            props0.emoji = true;
            props0.icon = true;
            props0.computed = true;
          }
        } else {
          validate4.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate4.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    } else {
      validate4.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate4.errors = vErrors;
  evaluated0.props = props0;
  evaluated0.items = items0;
  return errors === 0;
}
validate4.evaluated = { "dynamicProps": true, "dynamicItems": true };
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate3.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.title === void 0 && (missing0 = "title")) {
        validate3.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.id !== void 0) {
          let data0 = data.id;
          const _errs1 = errors;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (!pattern0.test(data0)) {
                validate3.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/InputPageId/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z0-9]{1,40}$" }, message: 'must match pattern "^[a-zA-Z0-9]{1,40}$"' }];
                return false;
              }
            } else {
              validate3.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/InputPageId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate3.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("document" !== data1) {
              validate3.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "document" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.title !== void 0) {
              let data2 = data.title;
              const _errs6 = errors;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (typeof data2 === "string") {
                  if (func0(data2) < 1) {
                    validate3.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/RevisionPageTitle/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate3.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/RevisionPageTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.linkTitle !== void 0) {
                let data3 = data.linkTitle;
                const _errs9 = errors;
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (typeof data3 === "string") {
                    if (func0(data3) > 100) {
                      validate3.errors = [{ instancePath: instancePath + "/linkTitle", schemaPath: "#/components/schemas/RevisionPageLinkTitle/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                      return false;
                    } else {
                      if (func0(data3) < 1) {
                        validate3.errors = [{ instancePath: instancePath + "/linkTitle", schemaPath: "#/components/schemas/RevisionPageLinkTitle/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    }
                  } else {
                    validate3.errors = [{ instancePath: instancePath + "/linkTitle", schemaPath: "#/components/schemas/RevisionPageLinkTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.emoji !== void 0) {
                  let data4 = data.emoji;
                  const _errs12 = errors;
                  const _errs13 = errors;
                  if (errors === _errs13) {
                    if (typeof data4 === "string") {
                      if (func0(data4) > 50) {
                        validate3.errors = [{ instancePath: instancePath + "/emoji", schemaPath: "#/components/schemas/RevisionPageEmoji/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }];
                        return false;
                      }
                    } else {
                      validate3.errors = [{ instancePath: instancePath + "/emoji", schemaPath: "#/components/schemas/RevisionPageEmoji/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.icon !== void 0) {
                    let data5 = data.icon;
                    const _errs15 = errors;
                    const _errs16 = errors;
                    if (errors === _errs16) {
                      if (typeof data5 === "string") {
                        if (func0(data5) > 50) {
                          validate3.errors = [{ instancePath: instancePath + "/icon", schemaPath: "#/components/schemas/RevisionPageIcon/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }];
                          return false;
                        }
                      } else {
                        validate3.errors = [{ instancePath: instancePath + "/icon", schemaPath: "#/components/schemas/RevisionPageIcon/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs15 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.description !== void 0) {
                      let data6 = data.description;
                      const _errs18 = errors;
                      if (errors === _errs18) {
                        if (typeof data6 === "string") {
                          if (func0(data6) > 300) {
                            validate3.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }];
                            return false;
                          }
                        } else {
                          validate3.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid0 = _errs18 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.slug !== void 0) {
                        const _errs20 = errors;
                        if (typeof data.slug !== "string") {
                          validate3.errors = [{ instancePath: instancePath + "/slug", schemaPath: "#/components/schemas/InputPageSlug/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid0 = _errs20 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.pages !== void 0) {
                          let data8 = data.pages;
                          const _errs23 = errors;
                          if (errors === _errs23) {
                            if (Array.isArray(data8)) {
                              var valid7 = true;
                              const len0 = data8.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                const _errs25 = errors;
                                if (!validate4(data8[i0], { instancePath: instancePath + "/pages/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
                                  errors = vErrors.length;
                                }
                                var valid7 = _errs25 === errors;
                                if (!valid7) {
                                  break;
                                }
                              }
                            } else {
                              validate3.errors = [{ instancePath: instancePath + "/pages", schemaPath: "#/properties/pages/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs23 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.computed !== void 0) {
                            const _errs26 = errors;
                            if (!validate11(data.computed, { instancePath: instancePath + "/computed", parentData: data, parentDataProperty: "computed", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs26 === errors;
                          } else {
                            var valid0 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate3.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate3.errors = vErrors;
  return errors === 0;
}
validate3.evaluated = { "props": { "id": true, "type": true, "title": true, "linkTitle": true, "emoji": true, "icon": true, "description": true, "slug": true, "pages": true, "computed": true }, "dynamicProps": false, "dynamicItems": false };
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate17.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.title === void 0 && (missing0 = "title") || data.pages === void 0 && (missing0 = "pages")) {
        validate17.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.id !== void 0) {
          let data0 = data.id;
          const _errs1 = errors;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (!pattern0.test(data0)) {
                validate17.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/InputPageId/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z0-9]{1,40}$" }, message: 'must match pattern "^[a-zA-Z0-9]{1,40}$"' }];
                return false;
              }
            } else {
              validate17.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/InputPageId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate17.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("group" !== data1) {
              validate17.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "group" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.title !== void 0) {
              let data2 = data.title;
              const _errs6 = errors;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (typeof data2 === "string") {
                  if (func0(data2) < 1) {
                    validate17.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/RevisionPageTitle/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate17.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/RevisionPageTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.linkTitle !== void 0) {
                let data3 = data.linkTitle;
                const _errs9 = errors;
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (typeof data3 === "string") {
                    if (func0(data3) > 100) {
                      validate17.errors = [{ instancePath: instancePath + "/linkTitle", schemaPath: "#/components/schemas/RevisionPageLinkTitle/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                      return false;
                    } else {
                      if (func0(data3) < 1) {
                        validate17.errors = [{ instancePath: instancePath + "/linkTitle", schemaPath: "#/components/schemas/RevisionPageLinkTitle/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    }
                  } else {
                    validate17.errors = [{ instancePath: instancePath + "/linkTitle", schemaPath: "#/components/schemas/RevisionPageLinkTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.emoji !== void 0) {
                  let data4 = data.emoji;
                  const _errs12 = errors;
                  const _errs13 = errors;
                  if (errors === _errs13) {
                    if (typeof data4 === "string") {
                      if (func0(data4) > 50) {
                        validate17.errors = [{ instancePath: instancePath + "/emoji", schemaPath: "#/components/schemas/RevisionPageEmoji/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }];
                        return false;
                      }
                    } else {
                      validate17.errors = [{ instancePath: instancePath + "/emoji", schemaPath: "#/components/schemas/RevisionPageEmoji/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.icon !== void 0) {
                    let data5 = data.icon;
                    const _errs15 = errors;
                    const _errs16 = errors;
                    if (errors === _errs16) {
                      if (typeof data5 === "string") {
                        if (func0(data5) > 50) {
                          validate17.errors = [{ instancePath: instancePath + "/icon", schemaPath: "#/components/schemas/RevisionPageIcon/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }];
                          return false;
                        }
                      } else {
                        validate17.errors = [{ instancePath: instancePath + "/icon", schemaPath: "#/components/schemas/RevisionPageIcon/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs15 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.slug !== void 0) {
                      const _errs18 = errors;
                      if (typeof data.slug !== "string") {
                        validate17.errors = [{ instancePath: instancePath + "/slug", schemaPath: "#/components/schemas/InputPageSlug/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid0 = _errs18 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.pages !== void 0) {
                        let data7 = data.pages;
                        const _errs21 = errors;
                        if (errors === _errs21) {
                          if (Array.isArray(data7)) {
                            var valid7 = true;
                            const len0 = data7.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              const _errs23 = errors;
                              if (!validate4(data7[i0], { instancePath: instancePath + "/pages/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
                                errors = vErrors.length;
                              }
                              var valid7 = _errs23 === errors;
                              if (!valid7) {
                                break;
                              }
                            }
                          } else {
                            validate17.errors = [{ instancePath: instancePath + "/pages", schemaPath: "#/properties/pages/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs21 === errors;
                      } else {
                        var valid0 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate17.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate17.errors = vErrors;
  return errors === 0;
}
validate17.evaluated = { "props": { "id": true, "type": true, "title": true, "linkTitle": true, "emoji": true, "icon": true, "slug": true, "pages": true }, "dynamicProps": false, "dynamicItems": false };
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate2.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const tag0 = data.type;
      if (typeof tag0 == "string") {
        if (tag0 === "document") {
          if (!validate3(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
            errors = vErrors.length;
          }
          var props0 = {};
          props0.id = true;
          props0.type = true;
          props0.title = true;
          props0.linkTitle = true;
          props0.emoji = true;
          props0.icon = true;
          props0.description = true;
          props0.slug = true;
          props0.pages = true;
          props0.computed = true;
        } else if (tag0 === "group") {
          if (!validate17(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.id = true;
            props0.type = true;
            props0.title = true;
            props0.linkTitle = true;
            props0.emoji = true;
            props0.icon = true;
            props0.slug = true;
            props0.pages = true;
          }
        } else if (tag0 === "link") {
          if (!validate5(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.id = true;
            props0.type = true;
            props0.title = true;
            props0.linkTitle = true;
            props0.emoji = true;
            props0.icon = true;
            props0.target = true;
          }
        } else if (tag0 === "computed") {
          if (!validate10(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.id = true;
            props0.type = true;
            props0.title = true;
            props0.linkTitle = true;
            props0.emoji = true;
            props0.icon = true;
            props0.computed = true;
          }
        } else {
          validate2.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate2.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    } else {
      validate2.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate2.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate2.evaluated = { "dynamicProps": true, "dynamicItems": false };
var formats0 = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i;
var pattern5 = new RegExp("^[hH][tT][tT][pP][sS]?://", "u");
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.pages !== void 0) {
        let data0 = data.pages;
        const _errs1 = errors;
        if (errors === _errs1) {
          if (Array.isArray(data0)) {
            var valid1 = true;
            const len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              const _errs3 = errors;
              if (!validate2(data0[i0], { instancePath: instancePath + "/pages/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs3 === errors;
              if (!valid1) {
                break;
              }
            }
          } else {
            validate1.errors = [{ instancePath: instancePath + "/pages", schemaPath: "#/properties/pages/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.files !== void 0) {
          let data2 = data.files;
          const _errs4 = errors;
          if (errors === _errs4) {
            if (Array.isArray(data2)) {
              var valid2 = true;
              const len1 = data2.length;
              for (let i1 = 0; i1 < len1; i1++) {
                let data3 = data2[i1];
                const _errs6 = errors;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    let missing0;
                    if (data3.name === void 0 && (missing0 = "name") || data3.contentType === void 0 && (missing0 = "contentType") || data3.downloadURL === void 0 && (missing0 = "downloadURL") || data3.size === void 0 && (missing0 = "size")) {
                      validate1.errors = [{ instancePath: instancePath + "/files/" + i1, schemaPath: "#/components/schemas/InputFile/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
                      return false;
                    } else {
                      if (data3.id !== void 0) {
                        const _errs9 = errors;
                        if (typeof data3.id !== "string") {
                          validate1.errors = [{ instancePath: instancePath + "/files/" + i1 + "/id", schemaPath: "#/components/schemas/InputFile/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid4 = _errs9 === errors;
                      } else {
                        var valid4 = true;
                      }
                      if (valid4) {
                        if (data3.name !== void 0) {
                          const _errs11 = errors;
                          if (typeof data3.name !== "string") {
                            validate1.errors = [{ instancePath: instancePath + "/files/" + i1 + "/name", schemaPath: "#/components/schemas/InputFile/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid4 = _errs11 === errors;
                        } else {
                          var valid4 = true;
                        }
                        if (valid4) {
                          if (data3.contentType !== void 0) {
                            const _errs13 = errors;
                            if (typeof data3.contentType !== "string") {
                              validate1.errors = [{ instancePath: instancePath + "/files/" + i1 + "/contentType", schemaPath: "#/components/schemas/InputFile/properties/contentType/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid4 = _errs13 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (valid4) {
                            if (data3.downloadURL !== void 0) {
                              let data7 = data3.downloadURL;
                              const _errs15 = errors;
                              if (errors === _errs15) {
                                if (errors === _errs15) {
                                  if (typeof data7 === "string") {
                                    if (!pattern5.test(data7)) {
                                      validate1.errors = [{ instancePath: instancePath + "/files/" + i1 + "/downloadURL", schemaPath: "#/components/schemas/InputFile/properties/downloadURL/pattern", keyword: "pattern", params: { pattern: "^[hH][tT][tT][pP][sS]?://" }, message: 'must match pattern "^[hH][tT][tT][pP][sS]?://"' }];
                                      return false;
                                    } else {
                                      if (!formats0.test(data7)) {
                                        validate1.errors = [{ instancePath: instancePath + "/files/" + i1 + "/downloadURL", schemaPath: "#/components/schemas/InputFile/properties/downloadURL/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }];
                                        return false;
                                      }
                                    }
                                  } else {
                                    validate1.errors = [{ instancePath: instancePath + "/files/" + i1 + "/downloadURL", schemaPath: "#/components/schemas/InputFile/properties/downloadURL/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                              }
                              var valid4 = _errs15 === errors;
                            } else {
                              var valid4 = true;
                            }
                            if (valid4) {
                              if (data3.size !== void 0) {
                                let data8 = data3.size;
                                const _errs17 = errors;
                                if (errors === _errs17) {
                                  if (typeof data8 == "number" && isFinite(data8)) {
                                    if (data8 < 0 || isNaN(data8)) {
                                      validate1.errors = [{ instancePath: instancePath + "/files/" + i1 + "/size", schemaPath: "#/components/schemas/InputFile/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                      return false;
                                    }
                                  } else {
                                    validate1.errors = [{ instancePath: instancePath + "/files/" + i1 + "/size", schemaPath: "#/components/schemas/InputFile/properties/size/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                    return false;
                                  }
                                }
                                var valid4 = _errs17 === errors;
                              } else {
                                var valid4 = true;
                              }
                              if (valid4) {
                                if (data3.dimensions !== void 0) {
                                  let data9 = data3.dimensions;
                                  const _errs19 = errors;
                                  if (errors === _errs19) {
                                    if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                      let missing1;
                                      if (data9.width === void 0 && (missing1 = "width") || data9.height === void 0 && (missing1 = "height")) {
                                        validate1.errors = [{ instancePath: instancePath + "/files/" + i1 + "/dimensions", schemaPath: "#/components/schemas/InputFile/properties/dimensions/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                        return false;
                                      } else {
                                        if (data9.width !== void 0) {
                                          let data10 = data9.width;
                                          const _errs21 = errors;
                                          if (errors === _errs21) {
                                            if (typeof data10 == "number" && isFinite(data10)) {
                                              if (data10 < 0 || isNaN(data10)) {
                                                validate1.errors = [{ instancePath: instancePath + "/files/" + i1 + "/dimensions/width", schemaPath: "#/components/schemas/InputFile/properties/dimensions/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                return false;
                                              }
                                            } else {
                                              validate1.errors = [{ instancePath: instancePath + "/files/" + i1 + "/dimensions/width", schemaPath: "#/components/schemas/InputFile/properties/dimensions/properties/width/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                              return false;
                                            }
                                          }
                                          var valid5 = _errs21 === errors;
                                        } else {
                                          var valid5 = true;
                                        }
                                        if (valid5) {
                                          if (data9.height !== void 0) {
                                            let data11 = data9.height;
                                            const _errs23 = errors;
                                            if (errors === _errs23) {
                                              if (typeof data11 == "number" && isFinite(data11)) {
                                                if (data11 < 0 || isNaN(data11)) {
                                                  validate1.errors = [{ instancePath: instancePath + "/files/" + i1 + "/dimensions/height", schemaPath: "#/components/schemas/InputFile/properties/dimensions/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                  return false;
                                                }
                                              } else {
                                                validate1.errors = [{ instancePath: instancePath + "/files/" + i1 + "/dimensions/height", schemaPath: "#/components/schemas/InputFile/properties/dimensions/properties/height/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                return false;
                                              }
                                            }
                                            var valid5 = _errs23 === errors;
                                          } else {
                                            var valid5 = true;
                                          }
                                        }
                                      }
                                    } else {
                                      validate1.errors = [{ instancePath: instancePath + "/files/" + i1 + "/dimensions", schemaPath: "#/components/schemas/InputFile/properties/dimensions/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                      return false;
                                    }
                                  }
                                  var valid4 = _errs19 === errors;
                                } else {
                                  var valid4 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate1.errors = [{ instancePath: instancePath + "/files/" + i1, schemaPath: "#/components/schemas/InputFile/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid2 = _errs6 === errors;
                if (!valid2) {
                  break;
                }
              }
            } else {
              validate1.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
              return false;
            }
          }
          var valid0 = _errs4 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      validate1.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}
validate1.evaluated = { "props": { "pages": true, "files": true }, "dynamicProps": false, "dynamicItems": false };
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate0.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate1(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
    errors = vErrors.length;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "pages": true, "files": true }, "dynamicProps": false, "dynamicItems": false };
var isDocumentResponse = validate25;
var schema51 = { "type": "string", "enum": ["start", "center", "end"] };
var schema58 = { "type": "string", "enum": ["default", "green", "blue", "red", "orange", "yellow", "purple", "pink", "violet", "cyan", "$primary", "$info", "$success", "$warning", "$danger", "$tint"] };
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate34.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data")) {
        validate34.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate34.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("mark" !== data0) {
            validate34.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "mark" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate34.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("color" !== data1) {
              validate34.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "color" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.data !== void 0) {
              let data2 = data.data;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                  let missing1;
                  if (data2.text === void 0 && (missing1 = "text") || data2.background === void 0 && (missing1 = "background")) {
                    validate34.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                    return false;
                  } else {
                    if (data2.text !== void 0) {
                      let data3 = data2.text;
                      const _errs7 = errors;
                      if (typeof data3 !== "string") {
                        validate34.errors = [{ instancePath: instancePath + "/data/text", schemaPath: "#/components/schemas/MarkColorName/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data3 === "default" || data3 === "green" || data3 === "blue" || data3 === "red" || data3 === "orange" || data3 === "yellow" || data3 === "purple" || data3 === "pink" || data3 === "violet" || data3 === "cyan" || data3 === "$primary" || data3 === "$info" || data3 === "$success" || data3 === "$warning" || data3 === "$danger" || data3 === "$tint")) {
                        validate34.errors = [{ instancePath: instancePath + "/data/text", schemaPath: "#/components/schemas/MarkColorName/enum", keyword: "enum", params: { allowedValues: schema58.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid1 = _errs7 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data2.background !== void 0) {
                        let data4 = data2.background;
                        const _errs10 = errors;
                        if (typeof data4 !== "string") {
                          validate34.errors = [{ instancePath: instancePath + "/data/background", schemaPath: "#/components/schemas/MarkColorName/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        if (!(data4 === "default" || data4 === "green" || data4 === "blue" || data4 === "red" || data4 === "orange" || data4 === "yellow" || data4 === "purple" || data4 === "pink" || data4 === "violet" || data4 === "cyan" || data4 === "$primary" || data4 === "$info" || data4 === "$success" || data4 === "$warning" || data4 === "$danger" || data4 === "$tint")) {
                          validate34.errors = [{ instancePath: instancePath + "/data/background", schemaPath: "#/components/schemas/MarkColorName/enum", keyword: "enum", params: { allowedValues: schema58.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
                        }
                        var valid1 = _errs10 === errors;
                      } else {
                        var valid1 = true;
                      }
                    }
                  }
                } else {
                  validate34.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate34.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate34.errors = vErrors;
  return errors === 0;
}
validate34.evaluated = { "props": { "object": true, "type": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate33.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const tag0 = data.type;
      if (typeof tag0 == "string") {
        if (tag0 === "bold") {
          const _errs3 = errors;
          if (errors === _errs3) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing0;
              if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type")) {
                validate33.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkBold/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
                return false;
              } else {
                if (data.object !== void 0) {
                  let data0 = data.object;
                  const _errs5 = errors;
                  if (typeof data0 !== "string") {
                    validate33.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkBold/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("mark" !== data0) {
                    validate33.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkBold/properties/object/const", keyword: "const", params: { allowedValue: "mark" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid3 = _errs5 === errors;
                } else {
                  var valid3 = true;
                }
                if (valid3) {
                  if (data.type !== void 0) {
                    let data1 = data.type;
                    const _errs7 = errors;
                    if (typeof data1 !== "string") {
                      validate33.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkBold/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("bold" !== data1) {
                      validate33.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkBold/properties/type/const", keyword: "const", params: { allowedValue: "bold" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid3 = _errs7 === errors;
                  } else {
                    var valid3 = true;
                  }
                }
              }
            } else {
              validate33.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkBold/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          var props0 = {};
          props0.object = true;
          props0.type = true;
        } else if (tag0 === "italic") {
          const _errs10 = errors;
          if (errors === _errs10) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing1;
              if (data.object === void 0 && (missing1 = "object") || data.type === void 0 && (missing1 = "type")) {
                validate33.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkItalic/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                return false;
              } else {
                if (data.object !== void 0) {
                  let data2 = data.object;
                  const _errs12 = errors;
                  if (typeof data2 !== "string") {
                    validate33.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkItalic/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("mark" !== data2) {
                    validate33.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkItalic/properties/object/const", keyword: "const", params: { allowedValue: "mark" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid6 = _errs12 === errors;
                } else {
                  var valid6 = true;
                }
                if (valid6) {
                  if (data.type !== void 0) {
                    let data3 = data.type;
                    const _errs14 = errors;
                    if (typeof data3 !== "string") {
                      validate33.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkItalic/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("italic" !== data3) {
                      validate33.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkItalic/properties/type/const", keyword: "const", params: { allowedValue: "italic" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid6 = _errs14 === errors;
                  } else {
                    var valid6 = true;
                  }
                }
              }
            } else {
              validate33.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkItalic/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
          }
        } else if (tag0 === "code") {
          const _errs17 = errors;
          if (errors === _errs17) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing2;
              if (data.object === void 0 && (missing2 = "object") || data.type === void 0 && (missing2 = "type")) {
                validate33.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkCode/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                return false;
              } else {
                if (data.object !== void 0) {
                  let data4 = data.object;
                  const _errs19 = errors;
                  if (typeof data4 !== "string") {
                    validate33.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkCode/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("mark" !== data4) {
                    validate33.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkCode/properties/object/const", keyword: "const", params: { allowedValue: "mark" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid9 = _errs19 === errors;
                } else {
                  var valid9 = true;
                }
                if (valid9) {
                  if (data.type !== void 0) {
                    let data5 = data.type;
                    const _errs21 = errors;
                    if (typeof data5 !== "string") {
                      validate33.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkCode/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("code" !== data5) {
                      validate33.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkCode/properties/type/const", keyword: "const", params: { allowedValue: "code" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid9 = _errs21 === errors;
                  } else {
                    var valid9 = true;
                  }
                }
              }
            } else {
              validate33.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkCode/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
          }
        } else if (tag0 === "keyboard") {
          const _errs24 = errors;
          if (errors === _errs24) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing3;
              if (data.object === void 0 && (missing3 = "object") || data.type === void 0 && (missing3 = "type")) {
                validate33.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkKeyboard/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                return false;
              } else {
                if (data.object !== void 0) {
                  let data6 = data.object;
                  const _errs26 = errors;
                  if (typeof data6 !== "string") {
                    validate33.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkKeyboard/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("mark" !== data6) {
                    validate33.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkKeyboard/properties/object/const", keyword: "const", params: { allowedValue: "mark" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid12 = _errs26 === errors;
                } else {
                  var valid12 = true;
                }
                if (valid12) {
                  if (data.type !== void 0) {
                    let data7 = data.type;
                    const _errs28 = errors;
                    if (typeof data7 !== "string") {
                      validate33.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkKeyboard/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("keyboard" !== data7) {
                      validate33.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkKeyboard/properties/type/const", keyword: "const", params: { allowedValue: "keyboard" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid12 = _errs28 === errors;
                  } else {
                    var valid12 = true;
                  }
                }
              }
            } else {
              validate33.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkKeyboard/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
          }
        } else if (tag0 === "strikethrough") {
          const _errs31 = errors;
          if (errors === _errs31) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing4;
              if (data.object === void 0 && (missing4 = "object") || data.type === void 0 && (missing4 = "type")) {
                validate33.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkStrikethrough/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                return false;
              } else {
                if (data.object !== void 0) {
                  let data8 = data.object;
                  const _errs33 = errors;
                  if (typeof data8 !== "string") {
                    validate33.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkStrikethrough/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("mark" !== data8) {
                    validate33.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkStrikethrough/properties/object/const", keyword: "const", params: { allowedValue: "mark" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid15 = _errs33 === errors;
                } else {
                  var valid15 = true;
                }
                if (valid15) {
                  if (data.type !== void 0) {
                    let data9 = data.type;
                    const _errs35 = errors;
                    if (typeof data9 !== "string") {
                      validate33.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkStrikethrough/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("strikethrough" !== data9) {
                      validate33.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkStrikethrough/properties/type/const", keyword: "const", params: { allowedValue: "strikethrough" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid15 = _errs35 === errors;
                  } else {
                    var valid15 = true;
                  }
                }
              }
            } else {
              validate33.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkStrikethrough/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
          }
        } else if (tag0 === "superscript") {
          const _errs38 = errors;
          if (errors === _errs38) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing5;
              if (data.object === void 0 && (missing5 = "object") || data.type === void 0 && (missing5 = "type")) {
                validate33.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkSuperscript/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                return false;
              } else {
                if (data.object !== void 0) {
                  let data10 = data.object;
                  const _errs40 = errors;
                  if (typeof data10 !== "string") {
                    validate33.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkSuperscript/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("mark" !== data10) {
                    validate33.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkSuperscript/properties/object/const", keyword: "const", params: { allowedValue: "mark" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid18 = _errs40 === errors;
                } else {
                  var valid18 = true;
                }
                if (valid18) {
                  if (data.type !== void 0) {
                    let data11 = data.type;
                    const _errs42 = errors;
                    if (typeof data11 !== "string") {
                      validate33.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkSuperscript/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("superscript" !== data11) {
                      validate33.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkSuperscript/properties/type/const", keyword: "const", params: { allowedValue: "superscript" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid18 = _errs42 === errors;
                  } else {
                    var valid18 = true;
                  }
                }
              }
            } else {
              validate33.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkSuperscript/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
          }
        } else if (tag0 === "subscript") {
          const _errs45 = errors;
          if (errors === _errs45) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing6;
              if (data.object === void 0 && (missing6 = "object") || data.type === void 0 && (missing6 = "type")) {
                validate33.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkSubscript/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
                return false;
              } else {
                if (data.object !== void 0) {
                  let data12 = data.object;
                  const _errs47 = errors;
                  if (typeof data12 !== "string") {
                    validate33.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkSubscript/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("mark" !== data12) {
                    validate33.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkSubscript/properties/object/const", keyword: "const", params: { allowedValue: "mark" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid21 = _errs47 === errors;
                } else {
                  var valid21 = true;
                }
                if (valid21) {
                  if (data.type !== void 0) {
                    let data13 = data.type;
                    const _errs49 = errors;
                    if (typeof data13 !== "string") {
                      validate33.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkSubscript/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("subscript" !== data13) {
                      validate33.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkSubscript/properties/type/const", keyword: "const", params: { allowedValue: "subscript" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid21 = _errs49 === errors;
                  } else {
                    var valid21 = true;
                  }
                }
              }
            } else {
              validate33.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkSubscript/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
          }
        } else if (tag0 === "color") {
          if (!validate34(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.data = true;
          }
        } else {
          validate33.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate33.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    } else {
      validate33.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate33.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate33.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate32.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.text === void 0 && (missing0 = "text") || data.marks === void 0 && (missing0 = "marks")) {
        validate32.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate32.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("leaf" !== data0) {
            validate32.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "leaf" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.text !== void 0) {
            const _errs3 = errors;
            if (typeof data.text !== "string") {
              validate32.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.marks !== void 0) {
              let data2 = data.marks;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (Array.isArray(data2)) {
                  var valid1 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs7 = errors;
                    if (!validate33(data2[i0], { instancePath: instancePath + "/marks/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs7 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate32.errors = [{ instancePath: instancePath + "/marks", schemaPath: "#/properties/marks/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate32.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = { "props": { "object": true, "text": true, "marks": true }, "dynamicProps": false, "dynamicItems": false };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate31.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.leaves === void 0 && (missing0 = "leaves")) {
        validate31.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate31.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("text" !== data0) {
            validate31.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.key !== void 0) {
            const _errs3 = errors;
            if (typeof data.key !== "string") {
              validate31.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.leaves !== void 0) {
              let data2 = data.leaves;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (Array.isArray(data2)) {
                  var valid2 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs8 = errors;
                    if (!validate32(data2[i0], { instancePath: instancePath + "/leaves/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                      errors = vErrors.length;
                    }
                    var valid2 = _errs8 === errors;
                    if (!valid2) {
                      break;
                    }
                  }
                } else {
                  validate31.errors = [{ instancePath: instancePath + "/leaves", schemaPath: "#/properties/leaves/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = { "props": { "object": true, "key": true, "leaves": true }, "dynamicProps": false, "dynamicItems": false };
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate42.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.url === void 0 && (missing0 = "url")) {
        validate42.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.kind !== void 0) {
          let data0 = data.kind;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate42.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("url" !== data0) {
            validate42.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "url" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.url !== void 0) {
            let data1 = data.url;
            const _errs3 = errors;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (!pattern2.test(data1)) {
                  validate42.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/components/schemas/SafeAddress/pattern", keyword: "pattern", params: { pattern: "^(?:[^:/?#\\\\]*(?:[/?#\\\\][\\s\\S]*)?|(?:[hH][tT][tT][pP][sS]?|[mM][aA][iI][lL][tT][oO]|[tT][eE][lL]):[\\s\\S]*)$" }, message: 'must match pattern "^(?:[^:/?#\\\\]*(?:[/?#\\\\][\\s\\S]*)?|(?:[hH][tT][tT][pP][sS]?|[mM][aA][iI][lL][tT][oO]|[tT][eE][lL]):[\\s\\S]*)$"' }];
                  return false;
                }
              } else {
                validate42.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/components/schemas/SafeAddress/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate42.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}
validate42.evaluated = { "props": { "kind": true, "url": true }, "dynamicProps": false, "dynamicItems": false };
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate41.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const tag0 = data.kind;
      if (typeof tag0 == "string") {
        if (tag0 === "url") {
          if (!validate42(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
            errors = vErrors.length;
          }
          var props0 = {};
          props0.kind = true;
          props0.url = true;
        } else if (tag0 === "file") {
          const _errs4 = errors;
          if (errors === _errs4) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing0;
              if (data.kind === void 0 && (missing0 = "kind") || data.file === void 0 && (missing0 = "file")) {
                validate41.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefFile/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data0 = data.kind;
                  const _errs6 = errors;
                  if (typeof data0 !== "string") {
                    validate41.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefFile/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("file" !== data0) {
                    validate41.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefFile/properties/kind/const", keyword: "const", params: { allowedValue: "file" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid4 = _errs6 === errors;
                } else {
                  var valid4 = true;
                }
                if (valid4) {
                  if (data.file !== void 0) {
                    const _errs8 = errors;
                    if (typeof data.file !== "string") {
                      validate41.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/components/schemas/ContentRefFile/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid4 = _errs8 === errors;
                  } else {
                    var valid4 = true;
                  }
                  if (valid4) {
                    if (data.space !== void 0) {
                      const _errs10 = errors;
                      if (typeof data.space !== "string") {
                        validate41.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefFile/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid4 = _errs10 === errors;
                    } else {
                      var valid4 = true;
                    }
                  }
                }
              }
            } else {
              validate41.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefFile/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.file = true;
            props0.space = true;
          }
        } else if (tag0 === "page") {
          const _errs13 = errors;
          if (errors === _errs13) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing1;
              if (data.kind === void 0 && (missing1 = "kind") || data.page === void 0 && (missing1 = "page")) {
                validate41.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefPage/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data3 = data.kind;
                  const _errs15 = errors;
                  if (typeof data3 !== "string") {
                    validate41.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefPage/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("page" !== data3) {
                    validate41.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefPage/properties/kind/const", keyword: "const", params: { allowedValue: "page" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid7 = _errs15 === errors;
                } else {
                  var valid7 = true;
                }
                if (valid7) {
                  if (data.page !== void 0) {
                    const _errs17 = errors;
                    if (typeof data.page !== "string") {
                      validate41.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/components/schemas/ContentRefPage/properties/page/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid7 = _errs17 === errors;
                  } else {
                    var valid7 = true;
                  }
                  if (valid7) {
                    if (data.space !== void 0) {
                      const _errs19 = errors;
                      if (typeof data.space !== "string") {
                        validate41.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefPage/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid7 = _errs19 === errors;
                    } else {
                      var valid7 = true;
                    }
                  }
                }
              }
            } else {
              validate41.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefPage/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.page = true;
            props0.space = true;
          }
        } else if (tag0 === "anchor") {
          const _errs22 = errors;
          if (errors === _errs22) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing2;
              if (data.kind === void 0 && (missing2 = "kind") || data.anchor === void 0 && (missing2 = "anchor")) {
                validate41.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefAnchor/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data6 = data.kind;
                  const _errs24 = errors;
                  if (typeof data6 !== "string") {
                    validate41.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefAnchor/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("anchor" !== data6) {
                    validate41.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefAnchor/properties/kind/const", keyword: "const", params: { allowedValue: "anchor" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid10 = _errs24 === errors;
                } else {
                  var valid10 = true;
                }
                if (valid10) {
                  if (data.anchor !== void 0) {
                    const _errs26 = errors;
                    if (typeof data.anchor !== "string") {
                      validate41.errors = [{ instancePath: instancePath + "/anchor", schemaPath: "#/components/schemas/ContentRefAnchor/properties/anchor/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid10 = _errs26 === errors;
                  } else {
                    var valid10 = true;
                  }
                  if (valid10) {
                    if (data.page !== void 0) {
                      const _errs28 = errors;
                      if (typeof data.page !== "string") {
                        validate41.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/components/schemas/ContentRefAnchor/properties/page/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid10 = _errs28 === errors;
                    } else {
                      var valid10 = true;
                    }
                    if (valid10) {
                      if (data.space !== void 0) {
                        const _errs30 = errors;
                        if (typeof data.space !== "string") {
                          validate41.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefAnchor/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid10 = _errs30 === errors;
                      } else {
                        var valid10 = true;
                      }
                    }
                  }
                }
              }
            } else {
              validate41.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefAnchor/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.anchor = true;
            props0.page = true;
            props0.space = true;
          }
        } else if (tag0 === "user") {
          const _errs33 = errors;
          if (errors === _errs33) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing3;
              if (data.kind === void 0 && (missing3 = "kind") || data.user === void 0 && (missing3 = "user")) {
                validate41.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefUser/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data10 = data.kind;
                  const _errs35 = errors;
                  if (typeof data10 !== "string") {
                    validate41.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefUser/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("user" !== data10) {
                    validate41.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefUser/properties/kind/const", keyword: "const", params: { allowedValue: "user" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid13 = _errs35 === errors;
                } else {
                  var valid13 = true;
                }
                if (valid13) {
                  if (data.user !== void 0) {
                    const _errs37 = errors;
                    if (typeof data.user !== "string") {
                      validate41.errors = [{ instancePath: instancePath + "/user", schemaPath: "#/components/schemas/ContentRefUser/properties/user/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid13 = _errs37 === errors;
                  } else {
                    var valid13 = true;
                  }
                }
              }
            } else {
              validate41.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefUser/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.user = true;
          }
        } else if (tag0 === "collection") {
          const _errs40 = errors;
          if (errors === _errs40) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing4;
              if (data.kind === void 0 && (missing4 = "kind") || data.collection === void 0 && (missing4 = "collection")) {
                validate41.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefCollection/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data12 = data.kind;
                  const _errs42 = errors;
                  if (typeof data12 !== "string") {
                    validate41.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefCollection/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("collection" !== data12) {
                    validate41.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefCollection/properties/kind/const", keyword: "const", params: { allowedValue: "collection" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid16 = _errs42 === errors;
                } else {
                  var valid16 = true;
                }
                if (valid16) {
                  if (data.collection !== void 0) {
                    const _errs44 = errors;
                    if (typeof data.collection !== "string") {
                      validate41.errors = [{ instancePath: instancePath + "/collection", schemaPath: "#/components/schemas/ContentRefCollection/properties/collection/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid16 = _errs44 === errors;
                  } else {
                    var valid16 = true;
                  }
                }
              }
            } else {
              validate41.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefCollection/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.collection = true;
          }
        } else if (tag0 === "space") {
          const _errs47 = errors;
          if (errors === _errs47) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing5;
              if (data.kind === void 0 && (missing5 = "kind") || data.space === void 0 && (missing5 = "space")) {
                validate41.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefSpace/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data14 = data.kind;
                  const _errs49 = errors;
                  if (typeof data14 !== "string") {
                    validate41.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefSpace/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("space" !== data14) {
                    validate41.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefSpace/properties/kind/const", keyword: "const", params: { allowedValue: "space" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid19 = _errs49 === errors;
                } else {
                  var valid19 = true;
                }
                if (valid19) {
                  if (data.space !== void 0) {
                    const _errs51 = errors;
                    if (typeof data.space !== "string") {
                      validate41.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefSpace/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid19 = _errs51 === errors;
                  } else {
                    var valid19 = true;
                  }
                }
              }
            } else {
              validate41.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefSpace/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.space = true;
          }
        } else if (tag0 === "reusable-content") {
          const _errs54 = errors;
          if (errors === _errs54) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing6;
              if (data.kind === void 0 && (missing6 = "kind") || data.reusableContent === void 0 && (missing6 = "reusableContent")) {
                validate41.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefReusableContent/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data16 = data.kind;
                  const _errs56 = errors;
                  if (typeof data16 !== "string") {
                    validate41.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefReusableContent/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("reusable-content" !== data16) {
                    validate41.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefReusableContent/properties/kind/const", keyword: "const", params: { allowedValue: "reusable-content" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid22 = _errs56 === errors;
                } else {
                  var valid22 = true;
                }
                if (valid22) {
                  if (data.reusableContent !== void 0) {
                    const _errs58 = errors;
                    if (typeof data.reusableContent !== "string") {
                      validate41.errors = [{ instancePath: instancePath + "/reusableContent", schemaPath: "#/components/schemas/ContentRefReusableContent/properties/reusableContent/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid22 = _errs58 === errors;
                  } else {
                    var valid22 = true;
                  }
                  if (valid22) {
                    if (data.space !== void 0) {
                      const _errs60 = errors;
                      if (typeof data.space !== "string") {
                        validate41.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefReusableContent/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid22 = _errs60 === errors;
                    } else {
                      var valid22 = true;
                    }
                  }
                }
              }
            } else {
              validate41.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefReusableContent/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.reusableContent = true;
            props0.space = true;
          }
        } else if (tag0 === "tag") {
          const _errs63 = errors;
          if (errors === _errs63) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing7;
              if (data.kind === void 0 && (missing7 = "kind") || data.tag === void 0 && (missing7 = "tag")) {
                validate41.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefTag/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data19 = data.kind;
                  const _errs65 = errors;
                  if (typeof data19 !== "string") {
                    validate41.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefTag/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("tag" !== data19) {
                    validate41.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefTag/properties/kind/const", keyword: "const", params: { allowedValue: "tag" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid25 = _errs65 === errors;
                } else {
                  var valid25 = true;
                }
                if (valid25) {
                  if (data.tag !== void 0) {
                    const _errs67 = errors;
                    if (typeof data.tag !== "string") {
                      validate41.errors = [{ instancePath: instancePath + "/tag", schemaPath: "#/components/schemas/ContentRefTag/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid25 = _errs67 === errors;
                  } else {
                    var valid25 = true;
                  }
                  if (valid25) {
                    if (data.space !== void 0) {
                      const _errs69 = errors;
                      if (typeof data.space !== "string") {
                        validate41.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefTag/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid25 = _errs69 === errors;
                    } else {
                      var valid25 = true;
                    }
                  }
                }
              }
            } else {
              validate41.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefTag/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.tag = true;
            props0.space = true;
          }
        } else if (tag0 === "openapi") {
          const _errs72 = errors;
          if (errors === _errs72) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing8;
              if (data.kind === void 0 && (missing8 = "kind") || data.spec === void 0 && (missing8 = "spec")) {
                validate41.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefOpenAPI/required", keyword: "required", params: { missingProperty: missing8 }, message: "must have required property '" + missing8 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data22 = data.kind;
                  const _errs74 = errors;
                  if (typeof data22 !== "string") {
                    validate41.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("openapi" !== data22) {
                    validate41.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/kind/const", keyword: "const", params: { allowedValue: "openapi" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid28 = _errs74 === errors;
                } else {
                  var valid28 = true;
                }
                if (valid28) {
                  if (data.spec !== void 0) {
                    const _errs76 = errors;
                    if (typeof data.spec !== "string") {
                      validate41.errors = [{ instancePath: instancePath + "/spec", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/spec/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid28 = _errs76 === errors;
                  } else {
                    var valid28 = true;
                  }
                  if (valid28) {
                    if (data.label !== void 0) {
                      let data24 = data.label;
                      const _errs78 = errors;
                      if (errors === _errs78) {
                        if (typeof data24 === "string") {
                          if (func0(data24) > 63) {
                            validate41.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/label/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" }];
                            return false;
                          } else {
                            if (func0(data24) < 1) {
                              validate41.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                              return false;
                            }
                          }
                        } else {
                          validate41.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid28 = _errs78 === errors;
                    } else {
                      var valid28 = true;
                    }
                  }
                }
              }
            } else {
              validate41.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefOpenAPI/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.spec = true;
            props0.label = true;
          }
        } else {
          validate41.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf' }];
          return false;
        }
      } else {
        validate41.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string' }];
        return false;
      }
    } else {
      validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate41.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate41.evaluated = { "dynamicProps": true, "dynamicItems": false };
var schema82 = { "type": "object", "required": ["object", "type", "data", "isVoid"], "properties": { "object": { "type": "string", "const": "inline" }, "type": { "type": "string", "const": "inline-image" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "required": ["ref"], "properties": { "ref": { "$ref": "#/components/schemas/FileOrURLRef" }, "refDark": { "$ref": "#/components/schemas/FileOrURLRef" }, "caption": { "type": "string" }, "alt": { "type": "string" }, "size": { "type": "string", "enum": ["original", "line"] } } } } };
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate47.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const tag0 = data.kind;
      if (typeof tag0 == "string") {
        if (tag0 === "url") {
          if (!validate42(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
            errors = vErrors.length;
          }
          var props0 = {};
          props0.kind = true;
          props0.url = true;
        } else if (tag0 === "file") {
          const _errs4 = errors;
          if (errors === _errs4) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing0;
              if (data.kind === void 0 && (missing0 = "kind") || data.file === void 0 && (missing0 = "file")) {
                validate47.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefFile/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data0 = data.kind;
                  const _errs6 = errors;
                  if (typeof data0 !== "string") {
                    validate47.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefFile/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("file" !== data0) {
                    validate47.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefFile/properties/kind/const", keyword: "const", params: { allowedValue: "file" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid4 = _errs6 === errors;
                } else {
                  var valid4 = true;
                }
                if (valid4) {
                  if (data.file !== void 0) {
                    const _errs8 = errors;
                    if (typeof data.file !== "string") {
                      validate47.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/components/schemas/ContentRefFile/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid4 = _errs8 === errors;
                  } else {
                    var valid4 = true;
                  }
                  if (valid4) {
                    if (data.space !== void 0) {
                      const _errs10 = errors;
                      if (typeof data.space !== "string") {
                        validate47.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefFile/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid4 = _errs10 === errors;
                    } else {
                      var valid4 = true;
                    }
                  }
                }
              }
            } else {
              validate47.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefFile/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.file = true;
            props0.space = true;
          }
        } else {
          validate47.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf' }];
          return false;
        }
      } else {
        validate47.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string' }];
        return false;
      }
    } else {
      validate47.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate47.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate47.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate46.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid")) {
        validate46.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate46.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("inline" !== data0) {
            validate46.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "inline" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate46.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("inline-image" !== data1) {
              validate46.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "inline-image" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate46.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isVoid !== void 0) {
                let data3 = data.isVoid;
                const _errs8 = errors;
                if (typeof data3 !== "boolean") {
                  validate46.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate46.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  let data4 = data.data;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      let missing1;
                      if (data4.ref === void 0 && (missing1 = "ref")) {
                        validate46.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.ref !== void 0) {
                          const _errs12 = errors;
                          if (!validate47(data4.ref, { instancePath: instancePath + "/data/ref", parentData: data4, parentDataProperty: "ref", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                            errors = vErrors.length;
                          }
                          var valid2 = _errs12 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data4.refDark !== void 0) {
                            const _errs13 = errors;
                            if (!validate47(data4.refDark, { instancePath: instancePath + "/data/refDark", parentData: data4, parentDataProperty: "refDark", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                              errors = vErrors.length;
                            }
                            var valid2 = _errs13 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data4.caption !== void 0) {
                              const _errs14 = errors;
                              if (typeof data4.caption !== "string") {
                                validate46.errors = [{ instancePath: instancePath + "/data/caption", schemaPath: "#/properties/data/properties/caption/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid2 = _errs14 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data4.alt !== void 0) {
                                const _errs16 = errors;
                                if (typeof data4.alt !== "string") {
                                  validate46.errors = [{ instancePath: instancePath + "/data/alt", schemaPath: "#/properties/data/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid2 = _errs16 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data4.size !== void 0) {
                                  let data9 = data4.size;
                                  const _errs18 = errors;
                                  if (typeof data9 !== "string") {
                                    validate46.errors = [{ instancePath: instancePath + "/data/size", schemaPath: "#/properties/data/properties/size/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  if (!(data9 === "original" || data9 === "line")) {
                                    validate46.errors = [{ instancePath: instancePath + "/data/size", schemaPath: "#/properties/data/properties/size/enum", keyword: "enum", params: { allowedValues: schema82.properties.data.properties.size.enum }, message: "must be equal to one of the allowed values" }];
                                    return false;
                                  }
                                  var valid2 = _errs18 === errors;
                                } else {
                                  var valid2 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    } else {
                      validate46.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate46.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate46.errors = vErrors;
  return errors === 0;
}
validate46.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate40.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate40.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate40.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("inline" !== data0) {
            validate40.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "inline" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate40.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("link" !== data1) {
              validate40.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "link" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate40.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isVoid !== void 0) {
                let data3 = data.isVoid;
                const _errs8 = errors;
                if (typeof data3 !== "boolean") {
                  validate40.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (false !== data3) {
                  validate40.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  let data4 = data.data;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      let missing1;
                      if (data4.ref === void 0 && (missing1 = "ref")) {
                        validate40.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.ref !== void 0) {
                          if (!validate41(data4.ref, { instancePath: instancePath + "/data/ref", parentData: data4, parentDataProperty: "ref", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
                            errors = vErrors.length;
                          }
                        }
                      }
                    } else {
                      validate40.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.nodes !== void 0) {
                    let data6 = data.nodes;
                    const _errs13 = errors;
                    if (errors === _errs13) {
                      if (Array.isArray(data6)) {
                        var valid3 = true;
                        const len0 = data6.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data7 = data6[i0];
                          const _errs15 = errors;
                          const _errs16 = errors;
                          let valid4 = false;
                          let passing0 = null;
                          const _errs17 = errors;
                          if (!validate31(data7, { instancePath: instancePath + "/nodes/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
                            errors = vErrors.length;
                          }
                          var _valid0 = _errs17 === errors;
                          if (_valid0) {
                            valid4 = true;
                            passing0 = 0;
                            var props1 = {};
                            props1.object = true;
                            props1.key = true;
                            props1.leaves = true;
                          }
                          const _errs18 = errors;
                          if (!validate46(data7, { instancePath: instancePath + "/nodes/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
                            errors = vErrors.length;
                          }
                          var _valid0 = _errs18 === errors;
                          if (_valid0 && valid4) {
                            valid4 = false;
                            passing0 = [passing0, 1];
                          } else {
                            if (_valid0) {
                              valid4 = true;
                              passing0 = 1;
                              if (props1 !== true) {
                                props1 = props1 || {};
                                props1.object = true;
                                props1.type = true;
                                props1.key = true;
                                props1.isVoid = true;
                                props1.data = true;
                              }
                            }
                          }
                          if (!valid4) {
                            const err0 = { instancePath: instancePath + "/nodes/" + i0, schemaPath: "#/properties/nodes/items/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                            validate40.errors = vErrors;
                            return false;
                          } else {
                            errors = _errs16;
                            if (vErrors !== null) {
                              if (_errs16) {
                                vErrors.length = _errs16;
                              } else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid3 = _errs15 === errors;
                          if (!valid3) {
                            break;
                          }
                        }
                      } else {
                        validate40.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs13 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate40.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate40.errors = vErrors;
  return errors === 0;
}
validate40.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid")) {
        validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate52.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("inline" !== data0) {
            validate52.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "inline" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate52.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("emoji" !== data1) {
              validate52.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "emoji" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate52.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isVoid !== void 0) {
                let data3 = data.isVoid;
                const _errs8 = errors;
                if (typeof data3 !== "boolean") {
                  validate52.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate52.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  let data4 = data.data;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      let missing1;
                      if (data4.code === void 0 && (missing1 = "code")) {
                        validate52.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.code !== void 0) {
                          if (typeof data4.code !== "string") {
                            validate52.errors = [{ instancePath: instancePath + "/data/code", schemaPath: "#/properties/data/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate52.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid")) {
        validate53.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate53.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("inline" !== data0) {
            validate53.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "inline" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate53.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("icon" !== data1) {
              validate53.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "icon" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate53.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isVoid !== void 0) {
                let data3 = data.isVoid;
                const _errs8 = errors;
                if (typeof data3 !== "boolean") {
                  validate53.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate53.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  let data4 = data.data;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      let missing1;
                      if (data4.icon === void 0 && (missing1 = "icon")) {
                        validate53.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.icon !== void 0) {
                          const _errs12 = errors;
                          if (typeof data4.icon !== "string") {
                            validate53.errors = [{ instancePath: instancePath + "/data/icon", schemaPath: "#/properties/data/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid2 = _errs12 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data4.color !== void 0) {
                            const _errs14 = errors;
                            if (typeof data4.color !== "string") {
                              validate53.errors = [{ instancePath: instancePath + "/data/color", schemaPath: "#/properties/data/properties/color/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid2 = _errs14 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
                    } else {
                      validate53.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid")) {
        validate54.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate54.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("inline" !== data0) {
            validate54.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "inline" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate54.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("inline-math" !== data1) {
              validate54.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "inline-math" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate54.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isVoid !== void 0) {
                let data3 = data.isVoid;
                const _errs8 = errors;
                if (typeof data3 !== "boolean") {
                  validate54.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate54.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  let data4 = data.data;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      let missing1;
                      if (data4.formula === void 0 && (missing1 = "formula")) {
                        validate54.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.formula !== void 0) {
                          if (typeof data4.formula !== "string") {
                            validate54.errors = [{ instancePath: instancePath + "/data/formula", schemaPath: "#/properties/data/properties/formula/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate54.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid")) {
        validate55.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate55.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("inline" !== data0) {
            validate55.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "inline" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate55.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("expression" !== data1) {
              validate55.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "expression" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate55.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isVoid !== void 0) {
                let data3 = data.isVoid;
                const _errs8 = errors;
                if (typeof data3 !== "boolean") {
                  validate55.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate55.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  let data4 = data.data;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      let missing1;
                      if (data4.expression === void 0 && (missing1 = "expression")) {
                        validate55.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.expression !== void 0) {
                          if (typeof data4.expression !== "string") {
                            validate55.errors = [{ instancePath: instancePath + "/data/expression", schemaPath: "#/properties/data/properties/expression/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate55.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid")) {
        validate56.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate56.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("inline" !== data0) {
            validate56.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "inline" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate56.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("mention" !== data1) {
              validate56.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "mention" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate56.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isVoid !== void 0) {
                let data3 = data.isVoid;
                const _errs8 = errors;
                if (typeof data3 !== "boolean") {
                  validate56.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate56.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  let data4 = data.data;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      let missing1;
                      if (data4.ref === void 0 && (missing1 = "ref")) {
                        validate56.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.ref !== void 0) {
                          if (!validate41(data4.ref, { instancePath: instancePath + "/data/ref", parentData: data4, parentDataProperty: "ref", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
                            errors = vErrors.length;
                          }
                        }
                      }
                    } else {
                      validate56.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var schema96 = { "type": "object", "required": ["object", "type", "data", "isVoid"], "properties": { "object": { "type": "string", "const": "inline" }, "type": { "type": "string", "const": "button" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "required": ["label", "kind"], "properties": { "label": { "type": "string" }, "kind": { "type": "string", "enum": ["primary", "secondary"] }, "size": { "type": "string" }, "icon": { "type": "string" }, "ref": { "$ref": "#/components/schemas/ContentRef" }, "action": { "type": "object", "additionalProperties": true } } } } };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid")) {
        validate58.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate58.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("inline" !== data0) {
            validate58.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "inline" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate58.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("button" !== data1) {
              validate58.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "button" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate58.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isVoid !== void 0) {
                let data3 = data.isVoid;
                const _errs8 = errors;
                if (typeof data3 !== "boolean") {
                  validate58.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate58.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  let data4 = data.data;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      let missing1;
                      if (data4.label === void 0 && (missing1 = "label") || data4.kind === void 0 && (missing1 = "kind")) {
                        validate58.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.label !== void 0) {
                          const _errs12 = errors;
                          if (typeof data4.label !== "string") {
                            validate58.errors = [{ instancePath: instancePath + "/data/label", schemaPath: "#/properties/data/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid2 = _errs12 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data4.kind !== void 0) {
                            let data6 = data4.kind;
                            const _errs14 = errors;
                            if (typeof data6 !== "string") {
                              validate58.errors = [{ instancePath: instancePath + "/data/kind", schemaPath: "#/properties/data/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            if (!(data6 === "primary" || data6 === "secondary")) {
                              validate58.errors = [{ instancePath: instancePath + "/data/kind", schemaPath: "#/properties/data/properties/kind/enum", keyword: "enum", params: { allowedValues: schema96.properties.data.properties.kind.enum }, message: "must be equal to one of the allowed values" }];
                              return false;
                            }
                            var valid2 = _errs14 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data4.size !== void 0) {
                              const _errs16 = errors;
                              if (typeof data4.size !== "string") {
                                validate58.errors = [{ instancePath: instancePath + "/data/size", schemaPath: "#/properties/data/properties/size/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid2 = _errs16 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data4.icon !== void 0) {
                                const _errs18 = errors;
                                if (typeof data4.icon !== "string") {
                                  validate58.errors = [{ instancePath: instancePath + "/data/icon", schemaPath: "#/properties/data/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid2 = _errs18 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data4.ref !== void 0) {
                                  const _errs20 = errors;
                                  if (!validate41(data4.ref, { instancePath: instancePath + "/data/ref", parentData: data4, parentDataProperty: "ref", rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid2 = _errs20 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data4.action !== void 0) {
                                    let data10 = data4.action;
                                    const _errs21 = errors;
                                    if (errors === _errs21) {
                                      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                      } else {
                                        validate58.errors = [{ instancePath: instancePath + "/data/action", schemaPath: "#/properties/data/properties/action/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid2 = _errs21 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    } else {
                      validate58.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var wrapper1 = { validate: validate28 };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate62.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate62.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("fragment" !== data0) {
            validate62.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "fragment" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate62.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("annotation-body" !== data1) {
              validate62.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "annotation-body" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.fragment !== void 0) {
              const _errs5 = errors;
              if (typeof data.fragment !== "string") {
                validate62.errors = [{ instancePath: instancePath + "/fragment", schemaPath: "#/properties/fragment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.nodes !== void 0) {
                let data3 = data.nodes;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (Array.isArray(data3)) {
                    var valid1 = true;
                    const len0 = data3.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs9 = errors;
                      if (!wrapper1.validate(data3[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs9 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate62.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { "props": { "object": true, "type": true, "fragment": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.isVoid === void 0 && (missing0 = "isVoid") || data.nodes === void 0 && (missing0 = "nodes") || data.fragments === void 0 && (missing0 = "fragments")) {
        validate60.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate60.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("inline" !== data0) {
            validate60.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "inline" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate60.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("annotation" !== data1) {
              validate60.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "annotation" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate60.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isVoid !== void 0) {
                let data3 = data.isVoid;
                const _errs8 = errors;
                if (typeof data3 !== "boolean") {
                  validate60.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (false !== data3) {
                  validate60.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.nodes !== void 0) {
                  let data4 = data.nodes;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (Array.isArray(data4)) {
                      var valid2 = true;
                      const len0 = data4.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs12 = errors;
                        if (!validate31(data4[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs12 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    } else {
                      validate60.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.fragments !== void 0) {
                    let data6 = data.fragments;
                    const _errs13 = errors;
                    if (errors === _errs13) {
                      if (Array.isArray(data6)) {
                        var valid3 = true;
                        const len1 = data6.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          const _errs15 = errors;
                          if (!validate62(data6[i1], { instancePath: instancePath + "/fragments/" + i1, parentData: data6, parentDataProperty: i1, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
                            errors = vErrors.length;
                          }
                          var valid3 = _errs15 === errors;
                          if (!valid3) {
                            break;
                          }
                        }
                      } else {
                        validate60.errors = [{ instancePath: instancePath + "/fragments", schemaPath: "#/properties/fragments/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs13 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate60.errors = vErrors;
  return errors === 0;
}
validate60.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "nodes": true, "fragments": true }, "dynamicProps": false, "dynamicItems": false };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate39.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const tag0 = data.type;
      if (typeof tag0 == "string") {
        if (tag0 === "link") {
          if (!validate40(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
            errors = vErrors.length;
          }
          var props0 = {};
          props0.object = true;
          props0.type = true;
          props0.key = true;
          props0.isVoid = true;
          props0.data = true;
          props0.nodes = true;
        } else if (tag0 === "inline-image") {
          if (!validate46(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
          }
        } else if (tag0 === "emoji") {
          if (!validate52(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
          }
        } else if (tag0 === "icon") {
          if (!validate53(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
          }
        } else if (tag0 === "inline-math") {
          if (!validate54(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
          }
        } else if (tag0 === "expression") {
          if (!validate55(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
          }
        } else if (tag0 === "mention") {
          if (!validate56(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
          }
        } else if (tag0 === "button") {
          if (!validate58(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
          }
        } else if (tag0 === "annotation") {
          if (!validate60(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.nodes = true;
            props0.fragments = true;
          }
        } else {
          validate39.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate39.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    } else {
      validate39.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate39.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate39.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate30.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate31(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = {};
    props0.object = true;
    props0.key = true;
    props0.leaves = true;
  }
  const _errs2 = errors;
  if (!validate39(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
    errors = vErrors.length;
  } else {
    var props1 = validate39.evaluated.props;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true && props1 !== void 0) {
        if (props1 === true) {
          props0 = true;
        } else {
          props0 = props0 || {};
          Object.assign(props0, props1);
        }
      }
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate30.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate30.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate30.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate29.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate29.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate29.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate29.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("paragraph" !== data1) {
              validate29.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "paragraph" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate29.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.data !== void 0) {
                let data3 = data.data;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    const _errs10 = errors;
                    for (const key0 in data3) {
                      if (!(key0 === "align")) {
                        validate29.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs10 === errors) {
                      if (data3.align !== void 0) {
                        let data4 = data3.align;
                        if (typeof data4 !== "string") {
                          validate29.errors = [{ instancePath: instancePath + "/data/align", schemaPath: "#/components/schemas/TextAlignment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        if (!(data4 === "start" || data4 === "center" || data4 === "end")) {
                          validate29.errors = [{ instancePath: instancePath + "/data/align", schemaPath: "#/components/schemas/TextAlignment/enum", keyword: "enum", params: { allowedValues: schema51.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate29.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.nodes !== void 0) {
                  let data5 = data.nodes;
                  const _errs14 = errors;
                  if (errors === _errs14) {
                    if (Array.isArray(data5)) {
                      var valid4 = true;
                      const len0 = data5.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs16 = errors;
                        if (!validate30(data5[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
                          errors = vErrors.length;
                        }
                        var valid4 = _errs16 === errors;
                        if (!valid4) {
                          break;
                        }
                      }
                    } else {
                      validate29.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs14 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
var pattern7 = new RegExp("^[-a-z0-9.+_]+$", "u");
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate76.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id !== void 0) {
        let data0 = data.id;
        const _errs1 = errors;
        if (errors === _errs1) {
          if (typeof data0 === "string") {
            if (!pattern7.test(data0)) {
              validate76.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[-a-z0-9.+_]+$" }, message: 'must match pattern "^[-a-z0-9.+_]+$"' }];
              return false;
            }
          } else {
            validate76.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.align !== void 0) {
          let data1 = data.align;
          const _errs3 = errors;
          if (typeof data1 !== "string") {
            validate76.errors = [{ instancePath: instancePath + "/align", schemaPath: "#/components/schemas/TextAlignment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data1 === "start" || data1 === "center" || data1 === "end")) {
            validate76.errors = [{ instancePath: instancePath + "/align", schemaPath: "#/components/schemas/TextAlignment/enum", keyword: "enum", params: { allowedValues: schema51.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      validate76.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate76.errors = vErrors;
  return errors === 0;
}
validate76.evaluated = { "props": { "id": true, "align": true }, "dynamicProps": false, "dynamicItems": false };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate75.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate75.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate75.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate75.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("heading-1" !== data1) {
              validate75.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "heading-1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate75.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.meta !== void 0) {
                let data3 = data.meta;
                const _errs8 = errors;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    if (data3.id !== void 0) {
                      if (typeof data3.id !== "string") {
                        validate75.errors = [{ instancePath: instancePath + "/meta/id", schemaPath: "#/components/schemas/BlockMeta/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate75.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/components/schemas/BlockMeta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs13 = errors;
                  if (!validate76(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs13 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.nodes !== void 0) {
                    let data6 = data.nodes;
                    const _errs14 = errors;
                    if (errors === _errs14) {
                      if (Array.isArray(data6)) {
                        var valid4 = true;
                        const len0 = data6.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs16 = errors;
                          if (!validate30(data6[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
                            errors = vErrors.length;
                          }
                          var valid4 = _errs16 === errors;
                          if (!valid4) {
                            break;
                          }
                        }
                      } else {
                        validate75.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs14 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate75.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate75.errors = vErrors;
  return errors === 0;
}
validate75.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate79.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate79.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate79.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate79.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("heading-2" !== data1) {
              validate79.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "heading-2" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate79.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.meta !== void 0) {
                let data3 = data.meta;
                const _errs8 = errors;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    if (data3.id !== void 0) {
                      if (typeof data3.id !== "string") {
                        validate79.errors = [{ instancePath: instancePath + "/meta/id", schemaPath: "#/components/schemas/BlockMeta/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate79.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/components/schemas/BlockMeta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs13 = errors;
                  if (!validate76(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs13 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.nodes !== void 0) {
                    let data6 = data.nodes;
                    const _errs14 = errors;
                    if (errors === _errs14) {
                      if (Array.isArray(data6)) {
                        var valid4 = true;
                        const len0 = data6.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs16 = errors;
                          if (!validate30(data6[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
                            errors = vErrors.length;
                          }
                          var valid4 = _errs16 === errors;
                          if (!valid4) {
                            break;
                          }
                        }
                      } else {
                        validate79.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs14 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate79.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate79.errors = vErrors;
  return errors === 0;
}
validate79.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate82.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate82.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate82.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate82.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("heading-3" !== data1) {
              validate82.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "heading-3" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate82.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.meta !== void 0) {
                let data3 = data.meta;
                const _errs8 = errors;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    if (data3.id !== void 0) {
                      if (typeof data3.id !== "string") {
                        validate82.errors = [{ instancePath: instancePath + "/meta/id", schemaPath: "#/components/schemas/BlockMeta/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate82.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/components/schemas/BlockMeta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs13 = errors;
                  if (!validate76(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs13 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.nodes !== void 0) {
                    let data6 = data.nodes;
                    const _errs14 = errors;
                    if (errors === _errs14) {
                      if (Array.isArray(data6)) {
                        var valid4 = true;
                        const len0 = data6.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs16 = errors;
                          if (!validate30(data6[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
                            errors = vErrors.length;
                          }
                          var valid4 = _errs16 === errors;
                          if (!valid4) {
                            break;
                          }
                        }
                      } else {
                        validate82.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs14 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate82.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate82.errors = vErrors;
  return errors === 0;
}
validate82.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
var wrapper2 = { validate: validate86 };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate88.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate88.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate88.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate88.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate88.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("list-ordered" !== data1) {
              validate88.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "list-ordered" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate88.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.data !== void 0) {
                let data3 = data.data;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    if (data3.start !== void 0) {
                      let data4 = data3.start;
                      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                        validate88.errors = [{ instancePath: instancePath + "/data/start", schemaPath: "#/properties/data/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                    }
                  } else {
                    validate88.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.nodes !== void 0) {
                  let data5 = data.nodes;
                  const _errs12 = errors;
                  if (errors === _errs12) {
                    if (Array.isArray(data5)) {
                      var valid3 = true;
                      const len0 = data5.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs14 = errors;
                        if (!wrapper2.validate(data5[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors);
                          errors = vErrors.length;
                        }
                        var valid3 = _errs14 === errors;
                        if (!valid3) {
                          break;
                        }
                      }
                    } else {
                      validate88.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate88.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate88.errors = vErrors;
  return errors === 0;
}
validate88.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate89.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate89.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate89.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate89.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("list-tasks" !== data1) {
              validate89.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "list-tasks" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate89.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.data !== void 0) {
                let data3 = data.data;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    for (const key0 in data3) {
                      validate89.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                      return false;
                      break;
                    }
                  } else {
                    validate89.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.nodes !== void 0) {
                  let data4 = data.nodes;
                  const _errs11 = errors;
                  if (errors === _errs11) {
                    if (Array.isArray(data4)) {
                      var valid2 = true;
                      const len0 = data4.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs13 = errors;
                        if (!wrapper2.validate(data4[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs13 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    } else {
                      validate89.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate89.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate89.errors = vErrors;
  return errors === 0;
}
validate89.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid")) {
        validate90.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate90.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate90.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate90.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("divider" !== data1) {
              validate90.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "divider" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate90.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isVoid !== void 0) {
                let data3 = data.isVoid;
                const _errs8 = errors;
                if (typeof data3 !== "boolean") {
                  validate90.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate90.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  let data4 = data.data;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      for (const key0 in data4) {
                        validate90.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    } else {
                      validate90.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate90.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate90.errors = vErrors;
  return errors === 0;
}
validate90.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var schema123 = { "type": "object", "required": ["object", "type", "data", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "code" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "data": { "type": "object", "properties": { "syntax": { "type": "string" }, "title": { "type": "string" }, "overflow": { "type": "string", "enum": ["scroll", "wrap"] }, "lineNumbers": { "type": "boolean" }, "fullWidth": { "type": "boolean" }, "expandable": { "type": "boolean" }, "collapsedLineCount": { "type": "integer", "minimum": 1 } } }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/BlockCodeLine" } } } };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate92.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate92.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate92.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate92.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("code-line" !== data1) {
              validate92.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "code-line" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate92.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.data !== void 0) {
                let data3 = data.data;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    if (data3.highlighted !== void 0) {
                      if (typeof data3.highlighted !== "boolean") {
                        validate92.errors = [{ instancePath: instancePath + "/data/highlighted", schemaPath: "#/properties/data/properties/highlighted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                        return false;
                      }
                    }
                  } else {
                    validate92.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.nodes !== void 0) {
                  let data5 = data.nodes;
                  const _errs12 = errors;
                  if (errors === _errs12) {
                    if (Array.isArray(data5)) {
                      var valid3 = true;
                      const len0 = data5.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data6 = data5[i0];
                        const _errs14 = errors;
                        const _errs15 = errors;
                        let valid4 = false;
                        let passing0 = null;
                        const _errs16 = errors;
                        if (!validate31(data6, { instancePath: instancePath + "/nodes/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
                          errors = vErrors.length;
                        }
                        var _valid0 = _errs16 === errors;
                        if (_valid0) {
                          valid4 = true;
                          passing0 = 0;
                          var props0 = {};
                          props0.object = true;
                          props0.key = true;
                          props0.leaves = true;
                        }
                        const _errs17 = errors;
                        if (!validate60(data6, { instancePath: instancePath + "/nodes/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                          errors = vErrors.length;
                        }
                        var _valid0 = _errs17 === errors;
                        if (_valid0 && valid4) {
                          valid4 = false;
                          passing0 = [passing0, 1];
                        } else {
                          if (_valid0) {
                            valid4 = true;
                            passing0 = 1;
                            if (props0 !== true) {
                              props0 = props0 || {};
                              props0.object = true;
                              props0.type = true;
                              props0.key = true;
                              props0.isVoid = true;
                              props0.nodes = true;
                              props0.fragments = true;
                            }
                          }
                          const _errs18 = errors;
                          if (!validate55(data6, { instancePath: instancePath + "/nodes/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                            errors = vErrors.length;
                          }
                          var _valid0 = _errs18 === errors;
                          if (_valid0 && valid4) {
                            valid4 = false;
                            passing0 = [passing0, 2];
                          } else {
                            if (_valid0) {
                              valid4 = true;
                              passing0 = 2;
                              if (props0 !== true) {
                                props0 = props0 || {};
                                props0.object = true;
                                props0.type = true;
                                props0.key = true;
                                props0.isVoid = true;
                                props0.data = true;
                              }
                            }
                          }
                        }
                        if (!valid4) {
                          const err0 = { instancePath: instancePath + "/nodes/" + i0, schemaPath: "#/properties/nodes/items/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                          validate92.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs15;
                          if (vErrors !== null) {
                            if (_errs15) {
                              vErrors.length = _errs15;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid3 = _errs14 === errors;
                        if (!valid3) {
                          break;
                        }
                      }
                    } else {
                      validate92.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate92.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate92.errors = vErrors;
  return errors === 0;
}
validate92.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate91.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate91.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate91.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate91.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("code" !== data1) {
              validate91.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "code" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate91.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.data !== void 0) {
                let data3 = data.data;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    if (data3.syntax !== void 0) {
                      const _errs10 = errors;
                      if (typeof data3.syntax !== "string") {
                        validate91.errors = [{ instancePath: instancePath + "/data/syntax", schemaPath: "#/properties/data/properties/syntax/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid2 = _errs10 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data3.title !== void 0) {
                        const _errs12 = errors;
                        if (typeof data3.title !== "string") {
                          validate91.errors = [{ instancePath: instancePath + "/data/title", schemaPath: "#/properties/data/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid2 = _errs12 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data3.overflow !== void 0) {
                          let data6 = data3.overflow;
                          const _errs14 = errors;
                          if (typeof data6 !== "string") {
                            validate91.errors = [{ instancePath: instancePath + "/data/overflow", schemaPath: "#/properties/data/properties/overflow/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          if (!(data6 === "scroll" || data6 === "wrap")) {
                            validate91.errors = [{ instancePath: instancePath + "/data/overflow", schemaPath: "#/properties/data/properties/overflow/enum", keyword: "enum", params: { allowedValues: schema123.properties.data.properties.overflow.enum }, message: "must be equal to one of the allowed values" }];
                            return false;
                          }
                          var valid2 = _errs14 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data3.lineNumbers !== void 0) {
                            const _errs16 = errors;
                            if (typeof data3.lineNumbers !== "boolean") {
                              validate91.errors = [{ instancePath: instancePath + "/data/lineNumbers", schemaPath: "#/properties/data/properties/lineNumbers/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                              return false;
                            }
                            var valid2 = _errs16 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data3.fullWidth !== void 0) {
                              const _errs18 = errors;
                              if (typeof data3.fullWidth !== "boolean") {
                                validate91.errors = [{ instancePath: instancePath + "/data/fullWidth", schemaPath: "#/properties/data/properties/fullWidth/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                return false;
                              }
                              var valid2 = _errs18 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data3.expandable !== void 0) {
                                const _errs20 = errors;
                                if (typeof data3.expandable !== "boolean") {
                                  validate91.errors = [{ instancePath: instancePath + "/data/expandable", schemaPath: "#/properties/data/properties/expandable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                  return false;
                                }
                                var valid2 = _errs20 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data3.collapsedLineCount !== void 0) {
                                  let data10 = data3.collapsedLineCount;
                                  const _errs22 = errors;
                                  if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                    validate91.errors = [{ instancePath: instancePath + "/data/collapsedLineCount", schemaPath: "#/properties/data/properties/collapsedLineCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  if (errors === _errs22) {
                                    if (typeof data10 == "number" && isFinite(data10)) {
                                      if (data10 < 1 || isNaN(data10)) {
                                        validate91.errors = [{ instancePath: instancePath + "/data/collapsedLineCount", schemaPath: "#/properties/data/properties/collapsedLineCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                        return false;
                                      }
                                    }
                                  }
                                  var valid2 = _errs22 === errors;
                                } else {
                                  var valid2 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate91.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.nodes !== void 0) {
                  let data11 = data.nodes;
                  const _errs24 = errors;
                  if (errors === _errs24) {
                    if (Array.isArray(data11)) {
                      var valid3 = true;
                      const len0 = data11.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs26 = errors;
                        if (!validate92(data11[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data11, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
                          errors = vErrors.length;
                        }
                        var valid3 = _errs26 === errors;
                        if (!valid3) {
                          break;
                        }
                      }
                    } else {
                      validate91.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs24 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate91.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate91.errors = vErrors;
  return errors === 0;
}
validate91.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
var schema127 = { "type": "object", "required": ["object", "type", "data", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "hint" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "data": { "type": "object", "required": ["style"], "properties": { "style": { "type": "string", "enum": ["info", "warning", "danger", "success"] }, "icon": { "type": "string" } } }, "nodes": { "type": "array", "minItems": 1, "items": { "$ref": "#/components/schemas/HintBlock" } } } };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate99.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid")) {
        validate99.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate99.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate99.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate99.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("embed" !== data1) {
              validate99.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "embed" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate99.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isVoid !== void 0) {
                let data3 = data.isVoid;
                const _errs8 = errors;
                if (typeof data3 !== "boolean") {
                  validate99.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate99.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  let data4 = data.data;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      let missing1;
                      if (data4.url === void 0 && (missing1 = "url")) {
                        validate99.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.url !== void 0) {
                          let data5 = data4.url;
                          const _errs12 = errors;
                          const _errs13 = errors;
                          if (errors === _errs13) {
                            if (typeof data5 === "string") {
                              if (!pattern2.test(data5)) {
                                validate99.errors = [{ instancePath: instancePath + "/data/url", schemaPath: "#/components/schemas/SafeAddress/pattern", keyword: "pattern", params: { pattern: "^(?:[^:/?#\\\\]*(?:[/?#\\\\][\\s\\S]*)?|(?:[hH][tT][tT][pP][sS]?|[mM][aA][iI][lL][tT][oO]|[tT][eE][lL]):[\\s\\S]*)$" }, message: 'must match pattern "^(?:[^:/?#\\\\]*(?:[/?#\\\\][\\s\\S]*)?|(?:[hH][tT][tT][pP][sS]?|[mM][aA][iI][lL][tT][oO]|[tT][eE][lL]):[\\s\\S]*)$"' }];
                                return false;
                              }
                            } else {
                              validate99.errors = [{ instancePath: instancePath + "/data/url", schemaPath: "#/components/schemas/SafeAddress/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid2 = _errs12 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data4.fullWidth !== void 0) {
                            const _errs15 = errors;
                            if (typeof data4.fullWidth !== "boolean") {
                              validate99.errors = [{ instancePath: instancePath + "/data/fullWidth", schemaPath: "#/properties/data/properties/fullWidth/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                              return false;
                            }
                            var valid2 = _errs15 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
                    } else {
                      validate99.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate99.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate99.errors = vErrors;
  return errors === 0;
}
validate99.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type")) {
        validate100.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate100.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate100.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate100.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("integration" !== data1) {
              validate100.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "integration" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate100.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.meta !== void 0) {
                let data3 = data.meta;
                const _errs8 = errors;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    if (data3.id !== void 0) {
                      if (typeof data3.id !== "string") {
                        validate100.errors = [{ instancePath: instancePath + "/meta/id", schemaPath: "#/components/schemas/BlockMeta/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate100.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/components/schemas/BlockMeta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.isVoid !== void 0) {
                  const _errs13 = errors;
                  if (typeof data.isVoid !== "boolean") {
                    validate100.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  var valid0 = _errs13 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.data !== void 0) {
                    let data6 = data.data;
                    const _errs15 = errors;
                    if (errors === _errs15) {
                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                      } else {
                        validate100.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs15 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.nodes !== void 0) {
                      let data7 = data.nodes;
                      const _errs18 = errors;
                      const _errs19 = errors;
                      if (errors === _errs19) {
                        if (Array.isArray(data7)) {
                          var valid5 = true;
                          const len0 = data7.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data8 = data7[i0];
                            const _errs21 = errors;
                            if (errors === _errs21) {
                              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                              } else {
                                validate100.errors = [{ instancePath: instancePath + "/nodes/" + i0, schemaPath: "#/components/schemas/OtherNodes/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid5 = _errs21 === errors;
                            if (!valid5) {
                              break;
                            }
                          }
                        } else {
                          validate100.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/components/schemas/OtherNodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs18 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.fragments !== void 0) {
                        let data9 = data.fragments;
                        const _errs24 = errors;
                        const _errs25 = errors;
                        if (errors === _errs25) {
                          if (Array.isArray(data9)) {
                            var valid7 = true;
                            const len1 = data9.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let data10 = data9[i1];
                              const _errs27 = errors;
                              if (errors === _errs27) {
                                if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                } else {
                                  validate100.errors = [{ instancePath: instancePath + "/fragments/" + i1, schemaPath: "#/components/schemas/OtherNodes/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid7 = _errs27 === errors;
                              if (!valid7) {
                                break;
                              }
                            }
                          } else {
                            validate100.errors = [{ instancePath: instancePath + "/fragments", schemaPath: "#/components/schemas/OtherNodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs24 === errors;
                      } else {
                        var valid0 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate100.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate100.errors = vErrors;
  return errors === 0;
}
validate100.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "isVoid": true, "data": true, "nodes": true, "fragments": true }, "dynamicProps": false, "dynamicItems": false };
var schema142 = { "type": "object", "required": ["id", "title", "type", "textAlignment"], "properties": { "id": { "type": "string" }, "title": { "type": "string" }, "type": { "type": "string", "const": "text" }, "textAlignment": { "type": "string", "enum": ["left", "center", "right"] }, "verticalAlignment": { "type": "string" } } };
var schema143 = { "type": "object", "required": ["id", "title", "type"], "properties": { "id": { "type": "string" }, "title": { "type": "string" }, "type": { "type": "string", "enum": ["number", "checkbox", "files", "users", "rating", "select", "content-ref", "image"] } } };
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate102.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const tag0 = data.type;
      if (typeof tag0 == "string") {
        if (tag0 === "text") {
          const _errs3 = errors;
          if (errors === _errs3) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing0;
              if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.type === void 0 && (missing0 = "type") || data.textAlignment === void 0 && (missing0 = "textAlignment")) {
                validate102.errors = [{ instancePath, schemaPath: "#/components/schemas/TableTextColumn/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
                return false;
              } else {
                if (data.id !== void 0) {
                  const _errs5 = errors;
                  if (typeof data.id !== "string") {
                    validate102.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/TableTextColumn/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid3 = _errs5 === errors;
                } else {
                  var valid3 = true;
                }
                if (valid3) {
                  if (data.title !== void 0) {
                    const _errs7 = errors;
                    if (typeof data.title !== "string") {
                      validate102.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/TableTextColumn/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid3 = _errs7 === errors;
                  } else {
                    var valid3 = true;
                  }
                  if (valid3) {
                    if (data.type !== void 0) {
                      let data2 = data.type;
                      const _errs9 = errors;
                      if (typeof data2 !== "string") {
                        validate102.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableTextColumn/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if ("text" !== data2) {
                        validate102.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableTextColumn/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }];
                        return false;
                      }
                      var valid3 = _errs9 === errors;
                    } else {
                      var valid3 = true;
                    }
                    if (valid3) {
                      if (data.textAlignment !== void 0) {
                        let data3 = data.textAlignment;
                        const _errs11 = errors;
                        if (typeof data3 !== "string") {
                          validate102.errors = [{ instancePath: instancePath + "/textAlignment", schemaPath: "#/components/schemas/TableTextColumn/properties/textAlignment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        if (!(data3 === "left" || data3 === "center" || data3 === "right")) {
                          validate102.errors = [{ instancePath: instancePath + "/textAlignment", schemaPath: "#/components/schemas/TableTextColumn/properties/textAlignment/enum", keyword: "enum", params: { allowedValues: schema142.properties.textAlignment.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
                        }
                        var valid3 = _errs11 === errors;
                      } else {
                        var valid3 = true;
                      }
                      if (valid3) {
                        if (data.verticalAlignment !== void 0) {
                          const _errs13 = errors;
                          if (typeof data.verticalAlignment !== "string") {
                            validate102.errors = [{ instancePath: instancePath + "/verticalAlignment", schemaPath: "#/components/schemas/TableTextColumn/properties/verticalAlignment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid3 = _errs13 === errors;
                        } else {
                          var valid3 = true;
                        }
                      }
                    }
                  }
                }
              }
            } else {
              validate102.errors = [{ instancePath, schemaPath: "#/components/schemas/TableTextColumn/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          var props0 = {};
          props0.id = true;
          props0.title = true;
          props0.type = true;
          props0.textAlignment = true;
          props0.verticalAlignment = true;
        } else if (tag0 === "number") {
          const _errs16 = errors;
          if (errors === _errs16) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing1;
              if (data.id === void 0 && (missing1 = "id") || data.title === void 0 && (missing1 = "title") || data.type === void 0 && (missing1 = "type")) {
                validate102.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                return false;
              } else {
                if (data.id !== void 0) {
                  const _errs18 = errors;
                  if (typeof data.id !== "string") {
                    validate102.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/TableOtherColumn/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid6 = _errs18 === errors;
                } else {
                  var valid6 = true;
                }
                if (valid6) {
                  if (data.title !== void 0) {
                    const _errs20 = errors;
                    if (typeof data.title !== "string") {
                      validate102.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/TableOtherColumn/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid6 = _errs20 === errors;
                  } else {
                    var valid6 = true;
                  }
                  if (valid6) {
                    if (data.type !== void 0) {
                      let data7 = data.type;
                      const _errs22 = errors;
                      if (typeof data7 !== "string") {
                        validate102.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data7 === "number" || data7 === "checkbox" || data7 === "files" || data7 === "users" || data7 === "rating" || data7 === "select" || data7 === "content-ref" || data7 === "image")) {
                        validate102.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/enum", keyword: "enum", params: { allowedValues: schema143.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid6 = _errs22 === errors;
                    } else {
                      var valid6 = true;
                    }
                  }
                }
              }
            } else {
              validate102.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.id = true;
            props0.title = true;
            props0.type = true;
          }
        } else if (tag0 === "checkbox") {
          const _errs25 = errors;
          if (errors === _errs25) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing2;
              if (data.id === void 0 && (missing2 = "id") || data.title === void 0 && (missing2 = "title") || data.type === void 0 && (missing2 = "type")) {
                validate102.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                return false;
              } else {
                if (data.id !== void 0) {
                  const _errs27 = errors;
                  if (typeof data.id !== "string") {
                    validate102.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/TableOtherColumn/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid9 = _errs27 === errors;
                } else {
                  var valid9 = true;
                }
                if (valid9) {
                  if (data.title !== void 0) {
                    const _errs29 = errors;
                    if (typeof data.title !== "string") {
                      validate102.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/TableOtherColumn/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid9 = _errs29 === errors;
                  } else {
                    var valid9 = true;
                  }
                  if (valid9) {
                    if (data.type !== void 0) {
                      let data10 = data.type;
                      const _errs31 = errors;
                      if (typeof data10 !== "string") {
                        validate102.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data10 === "number" || data10 === "checkbox" || data10 === "files" || data10 === "users" || data10 === "rating" || data10 === "select" || data10 === "content-ref" || data10 === "image")) {
                        validate102.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/enum", keyword: "enum", params: { allowedValues: schema143.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid9 = _errs31 === errors;
                    } else {
                      var valid9 = true;
                    }
                  }
                }
              }
            } else {
              validate102.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.id = true;
            props0.title = true;
            props0.type = true;
          }
        } else if (tag0 === "files") {
          const _errs34 = errors;
          if (errors === _errs34) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing3;
              if (data.id === void 0 && (missing3 = "id") || data.title === void 0 && (missing3 = "title") || data.type === void 0 && (missing3 = "type")) {
                validate102.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                return false;
              } else {
                if (data.id !== void 0) {
                  const _errs36 = errors;
                  if (typeof data.id !== "string") {
                    validate102.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/TableOtherColumn/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid12 = _errs36 === errors;
                } else {
                  var valid12 = true;
                }
                if (valid12) {
                  if (data.title !== void 0) {
                    const _errs38 = errors;
                    if (typeof data.title !== "string") {
                      validate102.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/TableOtherColumn/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid12 = _errs38 === errors;
                  } else {
                    var valid12 = true;
                  }
                  if (valid12) {
                    if (data.type !== void 0) {
                      let data13 = data.type;
                      const _errs40 = errors;
                      if (typeof data13 !== "string") {
                        validate102.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data13 === "number" || data13 === "checkbox" || data13 === "files" || data13 === "users" || data13 === "rating" || data13 === "select" || data13 === "content-ref" || data13 === "image")) {
                        validate102.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/enum", keyword: "enum", params: { allowedValues: schema143.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid12 = _errs40 === errors;
                    } else {
                      var valid12 = true;
                    }
                  }
                }
              }
            } else {
              validate102.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.id = true;
            props0.title = true;
            props0.type = true;
          }
        } else if (tag0 === "users") {
          const _errs43 = errors;
          if (errors === _errs43) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing4;
              if (data.id === void 0 && (missing4 = "id") || data.title === void 0 && (missing4 = "title") || data.type === void 0 && (missing4 = "type")) {
                validate102.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                return false;
              } else {
                if (data.id !== void 0) {
                  const _errs45 = errors;
                  if (typeof data.id !== "string") {
                    validate102.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/TableOtherColumn/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid15 = _errs45 === errors;
                } else {
                  var valid15 = true;
                }
                if (valid15) {
                  if (data.title !== void 0) {
                    const _errs47 = errors;
                    if (typeof data.title !== "string") {
                      validate102.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/TableOtherColumn/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid15 = _errs47 === errors;
                  } else {
                    var valid15 = true;
                  }
                  if (valid15) {
                    if (data.type !== void 0) {
                      let data16 = data.type;
                      const _errs49 = errors;
                      if (typeof data16 !== "string") {
                        validate102.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data16 === "number" || data16 === "checkbox" || data16 === "files" || data16 === "users" || data16 === "rating" || data16 === "select" || data16 === "content-ref" || data16 === "image")) {
                        validate102.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/enum", keyword: "enum", params: { allowedValues: schema143.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid15 = _errs49 === errors;
                    } else {
                      var valid15 = true;
                    }
                  }
                }
              }
            } else {
              validate102.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.id = true;
            props0.title = true;
            props0.type = true;
          }
        } else if (tag0 === "rating") {
          const _errs52 = errors;
          if (errors === _errs52) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing5;
              if (data.id === void 0 && (missing5 = "id") || data.title === void 0 && (missing5 = "title") || data.type === void 0 && (missing5 = "type")) {
                validate102.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                return false;
              } else {
                if (data.id !== void 0) {
                  const _errs54 = errors;
                  if (typeof data.id !== "string") {
                    validate102.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/TableOtherColumn/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid18 = _errs54 === errors;
                } else {
                  var valid18 = true;
                }
                if (valid18) {
                  if (data.title !== void 0) {
                    const _errs56 = errors;
                    if (typeof data.title !== "string") {
                      validate102.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/TableOtherColumn/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid18 = _errs56 === errors;
                  } else {
                    var valid18 = true;
                  }
                  if (valid18) {
                    if (data.type !== void 0) {
                      let data19 = data.type;
                      const _errs58 = errors;
                      if (typeof data19 !== "string") {
                        validate102.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data19 === "number" || data19 === "checkbox" || data19 === "files" || data19 === "users" || data19 === "rating" || data19 === "select" || data19 === "content-ref" || data19 === "image")) {
                        validate102.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/enum", keyword: "enum", params: { allowedValues: schema143.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid18 = _errs58 === errors;
                    } else {
                      var valid18 = true;
                    }
                  }
                }
              }
            } else {
              validate102.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.id = true;
            props0.title = true;
            props0.type = true;
          }
        } else if (tag0 === "select") {
          const _errs61 = errors;
          if (errors === _errs61) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing6;
              if (data.id === void 0 && (missing6 = "id") || data.title === void 0 && (missing6 = "title") || data.type === void 0 && (missing6 = "type")) {
                validate102.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
                return false;
              } else {
                if (data.id !== void 0) {
                  const _errs63 = errors;
                  if (typeof data.id !== "string") {
                    validate102.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/TableOtherColumn/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid21 = _errs63 === errors;
                } else {
                  var valid21 = true;
                }
                if (valid21) {
                  if (data.title !== void 0) {
                    const _errs65 = errors;
                    if (typeof data.title !== "string") {
                      validate102.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/TableOtherColumn/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid21 = _errs65 === errors;
                  } else {
                    var valid21 = true;
                  }
                  if (valid21) {
                    if (data.type !== void 0) {
                      let data22 = data.type;
                      const _errs67 = errors;
                      if (typeof data22 !== "string") {
                        validate102.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data22 === "number" || data22 === "checkbox" || data22 === "files" || data22 === "users" || data22 === "rating" || data22 === "select" || data22 === "content-ref" || data22 === "image")) {
                        validate102.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/enum", keyword: "enum", params: { allowedValues: schema143.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid21 = _errs67 === errors;
                    } else {
                      var valid21 = true;
                    }
                  }
                }
              }
            } else {
              validate102.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.id = true;
            props0.title = true;
            props0.type = true;
          }
        } else if (tag0 === "content-ref") {
          const _errs70 = errors;
          if (errors === _errs70) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing7;
              if (data.id === void 0 && (missing7 = "id") || data.title === void 0 && (missing7 = "title") || data.type === void 0 && (missing7 = "type")) {
                validate102.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" }];
                return false;
              } else {
                if (data.id !== void 0) {
                  const _errs72 = errors;
                  if (typeof data.id !== "string") {
                    validate102.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/TableOtherColumn/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid24 = _errs72 === errors;
                } else {
                  var valid24 = true;
                }
                if (valid24) {
                  if (data.title !== void 0) {
                    const _errs74 = errors;
                    if (typeof data.title !== "string") {
                      validate102.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/TableOtherColumn/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid24 = _errs74 === errors;
                  } else {
                    var valid24 = true;
                  }
                  if (valid24) {
                    if (data.type !== void 0) {
                      let data25 = data.type;
                      const _errs76 = errors;
                      if (typeof data25 !== "string") {
                        validate102.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data25 === "number" || data25 === "checkbox" || data25 === "files" || data25 === "users" || data25 === "rating" || data25 === "select" || data25 === "content-ref" || data25 === "image")) {
                        validate102.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/enum", keyword: "enum", params: { allowedValues: schema143.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid24 = _errs76 === errors;
                    } else {
                      var valid24 = true;
                    }
                  }
                }
              }
            } else {
              validate102.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.id = true;
            props0.title = true;
            props0.type = true;
          }
        } else if (tag0 === "image") {
          const _errs79 = errors;
          if (errors === _errs79) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing8;
              if (data.id === void 0 && (missing8 = "id") || data.title === void 0 && (missing8 = "title") || data.type === void 0 && (missing8 = "type")) {
                validate102.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/required", keyword: "required", params: { missingProperty: missing8 }, message: "must have required property '" + missing8 + "'" }];
                return false;
              } else {
                if (data.id !== void 0) {
                  const _errs81 = errors;
                  if (typeof data.id !== "string") {
                    validate102.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/TableOtherColumn/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid27 = _errs81 === errors;
                } else {
                  var valid27 = true;
                }
                if (valid27) {
                  if (data.title !== void 0) {
                    const _errs83 = errors;
                    if (typeof data.title !== "string") {
                      validate102.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/TableOtherColumn/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid27 = _errs83 === errors;
                  } else {
                    var valid27 = true;
                  }
                  if (valid27) {
                    if (data.type !== void 0) {
                      let data28 = data.type;
                      const _errs85 = errors;
                      if (typeof data28 !== "string") {
                        validate102.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data28 === "number" || data28 === "checkbox" || data28 === "files" || data28 === "users" || data28 === "rating" || data28 === "select" || data28 === "content-ref" || data28 === "image")) {
                        validate102.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/enum", keyword: "enum", params: { allowedValues: schema143.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid27 = _errs85 === errors;
                    } else {
                      var valid27 = true;
                    }
                  }
                }
              }
            } else {
              validate102.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.id = true;
            props0.title = true;
            props0.type = true;
          }
        } else {
          validate102.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate102.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    } else {
      validate102.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate102.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate102.evaluated = { "dynamicProps": true, "dynamicItems": false };
var wrapper4 = { validate: validate85 };
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate105.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const tag0 = data.type;
      if (typeof tag0 == "string") {
        if (tag0 === "paragraph") {
          if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
            errors = vErrors.length;
          }
          var props0 = {};
          props0.object = true;
          props0.type = true;
          props0.key = true;
          props0.data = true;
          props0.nodes = true;
        } else if (tag0 === "heading-1") {
          if (!validate75(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "heading-2") {
          if (!validate79(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "heading-3") {
          if (!validate82(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "list-unordered") {
          if (!wrapper4.validate(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? wrapper4.validate.errors : vErrors.concat(wrapper4.validate.errors);
            errors = vErrors.length;
          } else {
            var props1 = wrapper4.validate.evaluated.props;
            var items0 = wrapper4.validate.evaluated.items;
          }
          if (props0 !== true && props1 !== void 0) {
            if (props1 === true) {
              props0 = true;
            } else {
              props0 = props0 || {};
              Object.assign(props0, props1);
            }
          }
        } else if (tag0 === "list-ordered") {
          if (!validate88(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "list-tasks") {
          if (!validate89(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "divider") {
          if (!validate90(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
          }
        } else {
          validate105.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate105.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    } else {
      validate105.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate105.errors = vErrors;
  evaluated0.props = props0;
  evaluated0.items = items0;
  return errors === 0;
}
validate105.evaluated = { "dynamicProps": true, "dynamicItems": true };
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate104.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.fragment === void 0 && (missing0 = "fragment") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate104.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate104.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("fragment" !== data0) {
            validate104.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "fragment" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            const _errs3 = errors;
            if (typeof data.type !== "string") {
              validate104.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.fragment !== void 0) {
              const _errs5 = errors;
              if (typeof data.fragment !== "string") {
                validate104.errors = [{ instancePath: instancePath + "/fragment", schemaPath: "#/properties/fragment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.nodes !== void 0) {
                let data3 = data.nodes;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (Array.isArray(data3)) {
                    var valid1 = true;
                    const len0 = data3.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs9 = errors;
                      if (!validate105(data3[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs9 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate104.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate104.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate104.errors = vErrors;
  return errors === 0;
}
validate104.evaluated = { "props": { "object": true, "type": true, "fragment": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate101.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid") || data.fragments === void 0 && (missing0 = "fragments")) {
        validate101.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate101.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate101.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate101.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("table" !== data1) {
              validate101.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "table" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate101.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isVoid !== void 0) {
                let data3 = data.isVoid;
                const _errs8 = errors;
                if (typeof data3 !== "boolean") {
                  validate101.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate101.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  let data4 = data.data;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      let missing1;
                      if (data4.view === void 0 && (missing1 = "view") || data4.records === void 0 && (missing1 = "records") || data4.definition === void 0 && (missing1 = "definition")) {
                        validate101.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.view !== void 0) {
                          let data5 = data4.view;
                          const _errs12 = errors;
                          const _errs13 = errors;
                          if (errors === _errs13) {
                            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                              let missing2;
                              if (data5.type === void 0 && (missing2 = "type") || data5.columns === void 0 && (missing2 = "columns") || data5.hideHeader === void 0 && (missing2 = "hideHeader")) {
                                validate101.errors = [{ instancePath: instancePath + "/data/view", schemaPath: "#/components/schemas/TableView/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                return false;
                              } else {
                                if (data5.type !== void 0) {
                                  let data6 = data5.type;
                                  const _errs15 = errors;
                                  if (typeof data6 !== "string") {
                                    validate101.errors = [{ instancePath: instancePath + "/data/view/type", schemaPath: "#/components/schemas/TableView/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  if ("grid" !== data6) {
                                    validate101.errors = [{ instancePath: instancePath + "/data/view/type", schemaPath: "#/components/schemas/TableView/properties/type/const", keyword: "const", params: { allowedValue: "grid" }, message: "must be equal to constant" }];
                                    return false;
                                  }
                                  var valid4 = _errs15 === errors;
                                } else {
                                  var valid4 = true;
                                }
                                if (valid4) {
                                  if (data5.columns !== void 0) {
                                    let data7 = data5.columns;
                                    const _errs17 = errors;
                                    if (errors === _errs17) {
                                      if (Array.isArray(data7)) {
                                        var valid5 = true;
                                        const len0 = data7.length;
                                        for (let i0 = 0; i0 < len0; i0++) {
                                          const _errs19 = errors;
                                          if (typeof data7[i0] !== "string") {
                                            validate101.errors = [{ instancePath: instancePath + "/data/view/columns/" + i0, schemaPath: "#/components/schemas/TableView/properties/columns/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                          var valid5 = _errs19 === errors;
                                          if (!valid5) {
                                            break;
                                          }
                                        }
                                      } else {
                                        validate101.errors = [{ instancePath: instancePath + "/data/view/columns", schemaPath: "#/components/schemas/TableView/properties/columns/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                        return false;
                                      }
                                    }
                                    var valid4 = _errs17 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                  if (valid4) {
                                    if (data5.hideHeader !== void 0) {
                                      const _errs21 = errors;
                                      if (typeof data5.hideHeader !== "boolean") {
                                        validate101.errors = [{ instancePath: instancePath + "/data/view/hideHeader", schemaPath: "#/components/schemas/TableView/properties/hideHeader/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                        return false;
                                      }
                                      var valid4 = _errs21 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                    if (valid4) {
                                      if (data5.columnWidths !== void 0) {
                                        let data10 = data5.columnWidths;
                                        const _errs23 = errors;
                                        if (errors === _errs23) {
                                          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                            for (const key0 in data10) {
                                              let data11 = data10[key0];
                                              const _errs26 = errors;
                                              if (!(typeof data11 == "number" && isFinite(data11))) {
                                                validate101.errors = [{ instancePath: instancePath + "/data/view/columnWidths/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/TableView/properties/columnWidths/additionalProperties/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                return false;
                                              }
                                              var valid6 = _errs26 === errors;
                                              if (!valid6) {
                                                break;
                                              }
                                            }
                                          } else {
                                            validate101.errors = [{ instancePath: instancePath + "/data/view/columnWidths", schemaPath: "#/components/schemas/TableView/properties/columnWidths/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                            return false;
                                          }
                                        }
                                        var valid4 = _errs23 === errors;
                                      } else {
                                        var valid4 = true;
                                      }
                                      if (valid4) {
                                        if (data5.stickyHeader !== void 0) {
                                          const _errs28 = errors;
                                          if (typeof data5.stickyHeader !== "boolean") {
                                            validate101.errors = [{ instancePath: instancePath + "/data/view/stickyHeader", schemaPath: "#/components/schemas/TableView/properties/stickyHeader/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                            return false;
                                          }
                                          var valid4 = _errs28 === errors;
                                        } else {
                                          var valid4 = true;
                                        }
                                        if (valid4) {
                                          if (data5.stickyFirstColumn !== void 0) {
                                            const _errs30 = errors;
                                            if (typeof data5.stickyFirstColumn !== "boolean") {
                                              validate101.errors = [{ instancePath: instancePath + "/data/view/stickyFirstColumn", schemaPath: "#/components/schemas/TableView/properties/stickyFirstColumn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                              return false;
                                            }
                                            var valid4 = _errs30 === errors;
                                          } else {
                                            var valid4 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            } else {
                              validate101.errors = [{ instancePath: instancePath + "/data/view", schemaPath: "#/components/schemas/TableView/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid2 = _errs12 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data4.definition !== void 0) {
                            let data14 = data4.definition;
                            const _errs32 = errors;
                            if (errors === _errs32) {
                              if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                for (const key1 in data14) {
                                  const _errs35 = errors;
                                  if (!validate102(data14[key1], { instancePath: instancePath + "/data/definition/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data14, parentDataProperty: key1, rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid7 = _errs35 === errors;
                                  if (!valid7) {
                                    break;
                                  }
                                }
                              } else {
                                validate101.errors = [{ instancePath: instancePath + "/data/definition", schemaPath: "#/properties/data/properties/definition/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid2 = _errs32 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data4.records !== void 0) {
                              let data16 = data4.records;
                              const _errs36 = errors;
                              if (errors === _errs36) {
                                if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                  for (const key2 in data16) {
                                    let data17 = data16[key2];
                                    const _errs39 = errors;
                                    const _errs40 = errors;
                                    if (errors === _errs40) {
                                      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                        let missing3;
                                        if (data17.orderIndex === void 0 && (missing3 = "orderIndex") || data17.values === void 0 && (missing3 = "values")) {
                                          validate101.errors = [{ instancePath: instancePath + "/data/records/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/TableRecord/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                          return false;
                                        } else {
                                          if (data17.orderIndex !== void 0) {
                                            const _errs42 = errors;
                                            if (typeof data17.orderIndex !== "string") {
                                              validate101.errors = [{ instancePath: instancePath + "/data/records/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/orderIndex", schemaPath: "#/components/schemas/TableRecord/properties/orderIndex/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                            var valid10 = _errs42 === errors;
                                          } else {
                                            var valid10 = true;
                                          }
                                          if (valid10) {
                                            if (data17.values !== void 0) {
                                              let data19 = data17.values;
                                              const _errs44 = errors;
                                              if (errors === _errs44) {
                                                if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                                                } else {
                                                  validate101.errors = [{ instancePath: instancePath + "/data/records/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/values", schemaPath: "#/components/schemas/TableRecord/properties/values/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                  return false;
                                                }
                                              }
                                              var valid10 = _errs44 === errors;
                                            } else {
                                              var valid10 = true;
                                            }
                                          }
                                        }
                                      } else {
                                        validate101.errors = [{ instancePath: instancePath + "/data/records/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/TableRecord/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid8 = _errs39 === errors;
                                    if (!valid8) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate101.errors = [{ instancePath: instancePath + "/data/records", schemaPath: "#/properties/data/properties/records/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid2 = _errs36 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data4.fullWidth !== void 0) {
                                const _errs47 = errors;
                                if (typeof data4.fullWidth !== "boolean") {
                                  validate101.errors = [{ instancePath: instancePath + "/data/fullWidth", schemaPath: "#/properties/data/properties/fullWidth/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                  return false;
                                }
                                var valid2 = _errs47 === errors;
                              } else {
                                var valid2 = true;
                              }
                            }
                          }
                        }
                      }
                    } else {
                      validate101.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.fragments !== void 0) {
                    let data21 = data.fragments;
                    const _errs49 = errors;
                    if (errors === _errs49) {
                      if (Array.isArray(data21)) {
                        var valid11 = true;
                        const len1 = data21.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          const _errs51 = errors;
                          if (!validate104(data21[i1], { instancePath: instancePath + "/fragments/" + i1, parentData: data21, parentDataProperty: i1, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
                            errors = vErrors.length;
                          }
                          var valid11 = _errs51 === errors;
                          if (!valid11) {
                            break;
                          }
                        }
                      } else {
                        validate101.errors = [{ instancePath: instancePath + "/fragments", schemaPath: "#/properties/fragments/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs49 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate101.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate101.errors = vErrors;
  return errors === 0;
}
validate101.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true, "fragments": true }, "dynamicProps": false, "dynamicItems": false };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const tag0 = data.type;
      if (typeof tag0 == "string") {
        if (tag0 === "paragraph") {
          if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
            errors = vErrors.length;
          }
          var props0 = {};
          props0.object = true;
          props0.type = true;
          props0.key = true;
          props0.data = true;
          props0.nodes = true;
        } else if (tag0 === "heading-1") {
          if (!validate75(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "heading-2") {
          if (!validate79(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "heading-3") {
          if (!validate82(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "list-unordered") {
          if (!wrapper4.validate(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? wrapper4.validate.errors : vErrors.concat(wrapper4.validate.errors);
            errors = vErrors.length;
          } else {
            var props1 = wrapper4.validate.evaluated.props;
            var items0 = wrapper4.validate.evaluated.items;
          }
          if (props0 !== true && props1 !== void 0) {
            if (props1 === true) {
              props0 = true;
            } else {
              props0 = props0 || {};
              Object.assign(props0, props1);
            }
          }
        } else if (tag0 === "list-ordered") {
          if (!validate88(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "list-tasks") {
          if (!validate89(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "divider") {
          if (!validate90(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
          }
        } else if (tag0 === "embed") {
          if (!validate99(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
          }
        } else if (tag0 === "integration") {
          if (!validate100(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.isVoid = true;
            props0.data = true;
            props0.nodes = true;
            props0.fragments = true;
          }
        } else if (tag0 === "table") {
          if (!validate101(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
            props0.fragments = true;
          }
        } else {
          validate98.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate98.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    } else {
      validate98.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate98.errors = vErrors;
  evaluated0.props = props0;
  evaluated0.items = items0;
  return errors === 0;
}
validate98.evaluated = { "dynamicProps": true, "dynamicItems": true };
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate97.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate97.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate97.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate97.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate97.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("hint" !== data1) {
              validate97.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "hint" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate97.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.data !== void 0) {
                let data3 = data.data;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    let missing1;
                    if (data3.style === void 0 && (missing1 = "style")) {
                      validate97.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      if (data3.style !== void 0) {
                        let data4 = data3.style;
                        const _errs10 = errors;
                        if (typeof data4 !== "string") {
                          validate97.errors = [{ instancePath: instancePath + "/data/style", schemaPath: "#/properties/data/properties/style/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        if (!(data4 === "info" || data4 === "warning" || data4 === "danger" || data4 === "success")) {
                          validate97.errors = [{ instancePath: instancePath + "/data/style", schemaPath: "#/properties/data/properties/style/enum", keyword: "enum", params: { allowedValues: schema127.properties.data.properties.style.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
                        }
                        var valid2 = _errs10 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data3.icon !== void 0) {
                          const _errs12 = errors;
                          if (typeof data3.icon !== "string") {
                            validate97.errors = [{ instancePath: instancePath + "/data/icon", schemaPath: "#/properties/data/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid2 = _errs12 === errors;
                        } else {
                          var valid2 = true;
                        }
                      }
                    }
                  } else {
                    validate97.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.nodes !== void 0) {
                  let data6 = data.nodes;
                  const _errs14 = errors;
                  if (errors === _errs14) {
                    if (Array.isArray(data6)) {
                      if (data6.length < 1) {
                        validate97.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                        return false;
                      } else {
                        var valid3 = true;
                        const len0 = data6.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs16 = errors;
                          if (!validate98(data6[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
                            errors = vErrors.length;
                          }
                          var valid3 = _errs16 === errors;
                          if (!valid3) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate97.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs14 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate97.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate97.errors = vErrors;
  return errors === 0;
}
validate97.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
var wrapper7 = { validate: validate126 };
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate127.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const tag0 = data.type;
      if (typeof tag0 == "string") {
        if (tag0 === "paragraph") {
          if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
            errors = vErrors.length;
          }
          var props0 = {};
          props0.object = true;
          props0.type = true;
          props0.key = true;
          props0.data = true;
          props0.nodes = true;
        } else if (tag0 === "heading-1") {
          if (!validate75(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "heading-2") {
          if (!validate79(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "heading-3") {
          if (!validate82(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "list-unordered") {
          if (!wrapper4.validate(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? wrapper4.validate.errors : vErrors.concat(wrapper4.validate.errors);
            errors = vErrors.length;
          } else {
            var props1 = wrapper4.validate.evaluated.props;
            var items0 = wrapper4.validate.evaluated.items;
          }
          if (props0 !== true && props1 !== void 0) {
            if (props1 === true) {
              props0 = true;
            } else {
              props0 = props0 || {};
              Object.assign(props0, props1);
            }
          }
        } else if (tag0 === "list-ordered") {
          if (!validate88(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "list-tasks") {
          if (!validate89(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "divider") {
          if (!validate90(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
          }
        } else if (tag0 === "blockquote") {
          if (!wrapper7.validate(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? wrapper7.validate.errors : vErrors.concat(wrapper7.validate.errors);
            errors = vErrors.length;
          } else {
            var props2 = wrapper7.validate.evaluated.props;
            var items1 = wrapper7.validate.evaluated.items;
          }
          if (props0 !== true && props2 !== void 0) {
            if (props2 === true) {
              props0 = true;
            } else {
              props0 = props0 || {};
              Object.assign(props0, props2);
            }
          }
          if (items0 !== true && items1 !== void 0) {
            items0 = items1 === true ? true : items0 > items1 ? items0 : items1;
          }
        } else {
          validate127.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate127.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    } else {
      validate127.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate127.errors = vErrors;
  evaluated0.props = props0;
  evaluated0.items = items0;
  return errors === 0;
}
validate127.evaluated = { "dynamicProps": true, "dynamicItems": true };
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate126.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate126.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate126.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate126.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate126.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("blockquote" !== data1) {
              validate126.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "blockquote" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate126.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.data !== void 0) {
                let data3 = data.data;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    for (const key0 in data3) {
                      validate126.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                      return false;
                      break;
                    }
                  } else {
                    validate126.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.nodes !== void 0) {
                  let data4 = data.nodes;
                  const _errs11 = errors;
                  if (errors === _errs11) {
                    if (Array.isArray(data4)) {
                      var valid2 = true;
                      const len0 = data4.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs13 = errors;
                        if (!validate127(data4[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs13 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    } else {
                      validate126.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate126.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate126.errors = vErrors;
  return errors === 0;
}
validate126.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate136.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid")) {
        validate136.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate136.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate136.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate136.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("math" !== data1) {
              validate136.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "math" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate136.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isVoid !== void 0) {
                let data3 = data.isVoid;
                const _errs8 = errors;
                if (typeof data3 !== "boolean") {
                  validate136.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate136.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  let data4 = data.data;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      let missing1;
                      if (data4.formula === void 0 && (missing1 = "formula")) {
                        validate136.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.formula !== void 0) {
                          if (typeof data4.formula !== "string") {
                            validate136.errors = [{ instancePath: instancePath + "/data/formula", schemaPath: "#/properties/data/properties/formula/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate136.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate136.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate136.errors = vErrors;
  return errors === 0;
}
validate136.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const tag0 = data.type;
      if (typeof tag0 == "string") {
        if (tag0 === "paragraph") {
          if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
            errors = vErrors.length;
          }
          var props0 = {};
          props0.object = true;
          props0.type = true;
          props0.key = true;
          props0.data = true;
          props0.nodes = true;
        } else if (tag0 === "heading-1") {
          if (!validate75(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "heading-2") {
          if (!validate79(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "heading-3") {
          if (!validate82(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "list-unordered") {
          if (!wrapper4.validate(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? wrapper4.validate.errors : vErrors.concat(wrapper4.validate.errors);
            errors = vErrors.length;
          } else {
            var props1 = wrapper4.validate.evaluated.props;
            var items0 = wrapper4.validate.evaluated.items;
          }
          if (props0 !== true && props1 !== void 0) {
            if (props1 === true) {
              props0 = true;
            } else {
              props0 = props0 || {};
              Object.assign(props0, props1);
            }
          }
        } else if (tag0 === "list-ordered") {
          if (!validate88(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "list-tasks") {
          if (!validate89(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "divider") {
          if (!validate90(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
          }
        } else if (tag0 === "code") {
          if (!validate91(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "hint") {
          if (!validate97(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "blockquote") {
          if (!validate126(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "math") {
          if (!validate136(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
          }
        } else if (tag0 === "table") {
          if (!validate101(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
            props0.fragments = true;
          }
        } else {
          validate87.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate87.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    } else {
      validate87.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate87.errors = vErrors;
  evaluated0.props = props0;
  evaluated0.items = items0;
  return errors === 0;
}
validate87.evaluated = { "dynamicProps": true, "dynamicItems": true };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate86.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate86.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate86.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate86.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("list-item" !== data1) {
              validate86.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "list-item" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate86.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.data !== void 0) {
                let data3 = data.data;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    if (data3.checked !== void 0) {
                      if (typeof data3.checked !== "boolean") {
                        validate86.errors = [{ instancePath: instancePath + "/data/checked", schemaPath: "#/properties/data/properties/checked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                        return false;
                      }
                    }
                  } else {
                    validate86.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.nodes !== void 0) {
                  let data5 = data.nodes;
                  const _errs12 = errors;
                  if (errors === _errs12) {
                    if (Array.isArray(data5)) {
                      var valid3 = true;
                      const len0 = data5.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs14 = errors;
                        if (!validate87(data5[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                          errors = vErrors.length;
                        }
                        var valid3 = _errs14 === errors;
                        if (!valid3) {
                          break;
                        }
                      }
                    } else {
                      validate86.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate86.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate86.errors = vErrors;
  return errors === 0;
}
validate86.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate85.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate85.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate85.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate85.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("list-unordered" !== data1) {
              validate85.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "list-unordered" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate85.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.data !== void 0) {
                let data3 = data.data;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    for (const key0 in data3) {
                      validate85.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                      return false;
                      break;
                    }
                  } else {
                    validate85.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.nodes !== void 0) {
                  let data4 = data.nodes;
                  const _errs11 = errors;
                  if (errors === _errs11) {
                    if (Array.isArray(data4)) {
                      var valid2 = true;
                      const len0 = data4.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs13 = errors;
                        if (!validate86(data4[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs13 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    } else {
                      validate85.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate85.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate85.errors = vErrors;
  return errors === 0;
}
validate85.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
var schema159 = { "type": "object", "required": ["object", "type", "data", "isVoid", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "images" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": false }, "data": { "type": "object", "properties": { "align": { "type": "string", "enum": ["center", "left", "right"] }, "fullWidth": { "type": "boolean" }, "withFrame": { "type": "boolean" } } }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/BlockImage" } } } };
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate155.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.fragment === void 0 && (missing0 = "fragment") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate155.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate155.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("fragment" !== data0) {
            validate155.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "fragment" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            const _errs3 = errors;
            if (typeof data.type !== "string") {
              validate155.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.fragment !== void 0) {
              let data2 = data.fragment;
              const _errs5 = errors;
              if (typeof data2 !== "string") {
                validate155.errors = [{ instancePath: instancePath + "/fragment", schemaPath: "#/properties/fragment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("caption" !== data2) {
                validate155.errors = [{ instancePath: instancePath + "/fragment", schemaPath: "#/properties/fragment/const", keyword: "const", params: { allowedValue: "caption" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.nodes !== void 0) {
                let data3 = data.nodes;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (Array.isArray(data3)) {
                    var valid1 = true;
                    const len0 = data3.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs9 = errors;
                      if (!validate29(data3[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs9 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate155.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate155.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate155.errors = vErrors;
  return errors === 0;
}
validate155.evaluated = { "props": { "object": true, "type": true, "fragment": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate152.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid") || data.fragments === void 0 && (missing0 = "fragments")) {
        validate152.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate152.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate152.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate152.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("image" !== data1) {
              validate152.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "image" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate152.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isVoid !== void 0) {
                let data3 = data.isVoid;
                const _errs8 = errors;
                if (typeof data3 !== "boolean") {
                  validate152.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate152.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  let data4 = data.data;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      let missing1;
                      if (data4.ref === void 0 && (missing1 = "ref")) {
                        validate152.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.ref !== void 0) {
                          const _errs12 = errors;
                          if (!validate47(data4.ref, { instancePath: instancePath + "/data/ref", parentData: data4, parentDataProperty: "ref", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                            errors = vErrors.length;
                          }
                          var valid2 = _errs12 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data4.refDark !== void 0) {
                            const _errs13 = errors;
                            if (!validate47(data4.refDark, { instancePath: instancePath + "/data/refDark", parentData: data4, parentDataProperty: "refDark", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                              errors = vErrors.length;
                            }
                            var valid2 = _errs13 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data4.width !== void 0) {
                              let data7 = data4.width;
                              const _errs14 = errors;
                              const _errs16 = errors;
                              let valid4 = false;
                              let passing0 = null;
                              const _errs17 = errors;
                              if (!(typeof data7 == "number" && isFinite(data7))) {
                                const err0 = { instancePath: instancePath + "/data/width", schemaPath: "#/components/schemas/Length/oneOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                if (vErrors === null) {
                                  vErrors = [err0];
                                } else {
                                  vErrors.push(err0);
                                }
                                errors++;
                              }
                              var _valid0 = _errs17 === errors;
                              if (_valid0) {
                                valid4 = true;
                                passing0 = 0;
                              }
                              const _errs19 = errors;
                              if (errors === _errs19) {
                                if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                                  let missing2;
                                  if (data7.unit === void 0 && (missing2 = "unit") || data7.value === void 0 && (missing2 = "value")) {
                                    const err1 = { instancePath: instancePath + "/data/width", schemaPath: "#/components/schemas/Length/oneOf/1/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" };
                                    if (vErrors === null) {
                                      vErrors = [err1];
                                    } else {
                                      vErrors.push(err1);
                                    }
                                    errors++;
                                  } else {
                                    if (data7.unit !== void 0) {
                                      const _errs21 = errors;
                                      if (typeof data7.unit !== "string") {
                                        const err2 = { instancePath: instancePath + "/data/width/unit", schemaPath: "#/components/schemas/Length/oneOf/1/properties/unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err2];
                                        } else {
                                          vErrors.push(err2);
                                        }
                                        errors++;
                                      }
                                      var valid5 = _errs21 === errors;
                                    } else {
                                      var valid5 = true;
                                    }
                                    if (valid5) {
                                      if (data7.value !== void 0) {
                                        let data9 = data7.value;
                                        const _errs23 = errors;
                                        if (!(typeof data9 == "number" && isFinite(data9))) {
                                          const err3 = { instancePath: instancePath + "/data/width/value", schemaPath: "#/components/schemas/Length/oneOf/1/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                          if (vErrors === null) {
                                            vErrors = [err3];
                                          } else {
                                            vErrors.push(err3);
                                          }
                                          errors++;
                                        }
                                        var valid5 = _errs23 === errors;
                                      } else {
                                        var valid5 = true;
                                      }
                                    }
                                  }
                                } else {
                                  const err4 = { instancePath: instancePath + "/data/width", schemaPath: "#/components/schemas/Length/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                  if (vErrors === null) {
                                    vErrors = [err4];
                                  } else {
                                    vErrors.push(err4);
                                  }
                                  errors++;
                                }
                              }
                              var _valid0 = _errs19 === errors;
                              if (_valid0 && valid4) {
                                valid4 = false;
                                passing0 = [passing0, 1];
                              } else {
                                if (_valid0) {
                                  valid4 = true;
                                  passing0 = 1;
                                  var props2 = {};
                                  props2.unit = true;
                                  props2.value = true;
                                }
                              }
                              if (!valid4) {
                                const err5 = { instancePath: instancePath + "/data/width", schemaPath: "#/components/schemas/Length/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                                if (vErrors === null) {
                                  vErrors = [err5];
                                } else {
                                  vErrors.push(err5);
                                }
                                errors++;
                                validate152.errors = vErrors;
                                return false;
                              } else {
                                errors = _errs16;
                                if (vErrors !== null) {
                                  if (_errs16) {
                                    vErrors.length = _errs16;
                                  } else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid2 = _errs14 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data4.height !== void 0) {
                                let data10 = data4.height;
                                const _errs25 = errors;
                                const _errs27 = errors;
                                let valid7 = false;
                                let passing1 = null;
                                const _errs28 = errors;
                                if (!(typeof data10 == "number" && isFinite(data10))) {
                                  const err6 = { instancePath: instancePath + "/data/height", schemaPath: "#/components/schemas/Length/oneOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                  if (vErrors === null) {
                                    vErrors = [err6];
                                  } else {
                                    vErrors.push(err6);
                                  }
                                  errors++;
                                }
                                var _valid1 = _errs28 === errors;
                                if (_valid1) {
                                  valid7 = true;
                                  passing1 = 0;
                                }
                                const _errs30 = errors;
                                if (errors === _errs30) {
                                  if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                    let missing3;
                                    if (data10.unit === void 0 && (missing3 = "unit") || data10.value === void 0 && (missing3 = "value")) {
                                      const err7 = { instancePath: instancePath + "/data/height", schemaPath: "#/components/schemas/Length/oneOf/1/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" };
                                      if (vErrors === null) {
                                        vErrors = [err7];
                                      } else {
                                        vErrors.push(err7);
                                      }
                                      errors++;
                                    } else {
                                      if (data10.unit !== void 0) {
                                        const _errs32 = errors;
                                        if (typeof data10.unit !== "string") {
                                          const err8 = { instancePath: instancePath + "/data/height/unit", schemaPath: "#/components/schemas/Length/oneOf/1/properties/unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err8];
                                          } else {
                                            vErrors.push(err8);
                                          }
                                          errors++;
                                        }
                                        var valid8 = _errs32 === errors;
                                      } else {
                                        var valid8 = true;
                                      }
                                      if (valid8) {
                                        if (data10.value !== void 0) {
                                          let data12 = data10.value;
                                          const _errs34 = errors;
                                          if (!(typeof data12 == "number" && isFinite(data12))) {
                                            const err9 = { instancePath: instancePath + "/data/height/value", schemaPath: "#/components/schemas/Length/oneOf/1/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                            if (vErrors === null) {
                                              vErrors = [err9];
                                            } else {
                                              vErrors.push(err9);
                                            }
                                            errors++;
                                          }
                                          var valid8 = _errs34 === errors;
                                        } else {
                                          var valid8 = true;
                                        }
                                      }
                                    }
                                  } else {
                                    const err10 = { instancePath: instancePath + "/data/height", schemaPath: "#/components/schemas/Length/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                    if (vErrors === null) {
                                      vErrors = [err10];
                                    } else {
                                      vErrors.push(err10);
                                    }
                                    errors++;
                                  }
                                }
                                var _valid1 = _errs30 === errors;
                                if (_valid1 && valid7) {
                                  valid7 = false;
                                  passing1 = [passing1, 1];
                                } else {
                                  if (_valid1) {
                                    valid7 = true;
                                    passing1 = 1;
                                    var props3 = {};
                                    props3.unit = true;
                                    props3.value = true;
                                  }
                                }
                                if (!valid7) {
                                  const err11 = { instancePath: instancePath + "/data/height", schemaPath: "#/components/schemas/Length/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                                  if (vErrors === null) {
                                    vErrors = [err11];
                                  } else {
                                    vErrors.push(err11);
                                  }
                                  errors++;
                                  validate152.errors = vErrors;
                                  return false;
                                } else {
                                  errors = _errs27;
                                  if (vErrors !== null) {
                                    if (_errs27) {
                                      vErrors.length = _errs27;
                                    } else {
                                      vErrors = null;
                                    }
                                  }
                                }
                                var valid2 = _errs25 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data4.alt !== void 0) {
                                  const _errs36 = errors;
                                  if (typeof data4.alt !== "string") {
                                    validate152.errors = [{ instancePath: instancePath + "/data/alt", schemaPath: "#/properties/data/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid2 = _errs36 === errors;
                                } else {
                                  var valid2 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    } else {
                      validate152.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.fragments !== void 0) {
                    let data14 = data.fragments;
                    const _errs38 = errors;
                    if (errors === _errs38) {
                      if (Array.isArray(data14)) {
                        var valid9 = true;
                        const len0 = data14.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs40 = errors;
                          if (!validate155(data14[i0], { instancePath: instancePath + "/fragments/" + i0, parentData: data14, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
                            errors = vErrors.length;
                          }
                          var valid9 = _errs40 === errors;
                          if (!valid9) {
                            break;
                          }
                        }
                      } else {
                        validate152.errors = [{ instancePath: instancePath + "/fragments", schemaPath: "#/properties/fragments/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs38 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate152.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate152.errors = vErrors;
  return errors === 0;
}
validate152.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true, "fragments": true }, "dynamicProps": false, "dynamicItems": false };
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate151.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate151.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate151.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate151.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate151.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("images" !== data1) {
              validate151.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "images" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate151.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isVoid !== void 0) {
                let data3 = data.isVoid;
                const _errs8 = errors;
                if (typeof data3 !== "boolean") {
                  validate151.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (false !== data3) {
                  validate151.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  let data4 = data.data;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      if (data4.align !== void 0) {
                        let data5 = data4.align;
                        const _errs12 = errors;
                        if (typeof data5 !== "string") {
                          validate151.errors = [{ instancePath: instancePath + "/data/align", schemaPath: "#/properties/data/properties/align/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        if (!(data5 === "center" || data5 === "left" || data5 === "right")) {
                          validate151.errors = [{ instancePath: instancePath + "/data/align", schemaPath: "#/properties/data/properties/align/enum", keyword: "enum", params: { allowedValues: schema159.properties.data.properties.align.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
                        }
                        var valid2 = _errs12 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data4.fullWidth !== void 0) {
                          const _errs14 = errors;
                          if (typeof data4.fullWidth !== "boolean") {
                            validate151.errors = [{ instancePath: instancePath + "/data/fullWidth", schemaPath: "#/properties/data/properties/fullWidth/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                            return false;
                          }
                          var valid2 = _errs14 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data4.withFrame !== void 0) {
                            const _errs16 = errors;
                            if (typeof data4.withFrame !== "boolean") {
                              validate151.errors = [{ instancePath: instancePath + "/data/withFrame", schemaPath: "#/properties/data/properties/withFrame/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                              return false;
                            }
                            var valid2 = _errs16 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
                    } else {
                      validate151.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.nodes !== void 0) {
                    let data8 = data.nodes;
                    const _errs18 = errors;
                    if (errors === _errs18) {
                      if (Array.isArray(data8)) {
                        var valid3 = true;
                        const len0 = data8.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs20 = errors;
                          if (!validate152(data8[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
                            errors = vErrors.length;
                          }
                          var valid3 = _errs20 === errors;
                          if (!valid3) {
                            break;
                          }
                        }
                      } else {
                        validate151.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs18 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate151.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate151.errors = vErrors;
  return errors === 0;
}
validate151.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate161.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.fragment === void 0 && (missing0 = "fragment") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate161.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate161.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("fragment" !== data0) {
            validate161.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "fragment" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate161.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("expandable-title" !== data1) {
              validate161.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "expandable-title" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.fragment !== void 0) {
              let data2 = data.fragment;
              const _errs5 = errors;
              if (typeof data2 !== "string") {
                validate161.errors = [{ instancePath: instancePath + "/fragment", schemaPath: "#/properties/fragment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("expandable-title" !== data2) {
                validate161.errors = [{ instancePath: instancePath + "/fragment", schemaPath: "#/properties/fragment/const", keyword: "const", params: { allowedValue: "expandable-title" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.nodes !== void 0) {
                let data3 = data.nodes;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (Array.isArray(data3)) {
                    if (data3.length > 1) {
                      validate161.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
                      return false;
                    } else {
                      if (data3.length < 1) {
                        validate161.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                        return false;
                      } else {
                        var valid1 = true;
                        const len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs9 = errors;
                          if (!validate29(data3[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs9 === errors;
                          if (!valid1) {
                            break;
                          }
                        }
                      }
                    }
                  } else {
                    validate161.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate161.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate161.errors = vErrors;
  return errors === 0;
}
validate161.evaluated = { "props": { "object": true, "type": true, "fragment": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate163.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.fragment === void 0 && (missing0 = "fragment") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate163.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate163.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("fragment" !== data0) {
            validate163.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "fragment" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate163.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("expandable-body" !== data1) {
              validate163.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "expandable-body" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.fragment !== void 0) {
              let data2 = data.fragment;
              const _errs5 = errors;
              if (typeof data2 !== "string") {
                validate163.errors = [{ instancePath: instancePath + "/fragment", schemaPath: "#/properties/fragment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("expandable-body" !== data2) {
                validate163.errors = [{ instancePath: instancePath + "/fragment", schemaPath: "#/properties/fragment/const", keyword: "const", params: { allowedValue: "expandable-body" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.nodes !== void 0) {
                let data3 = data.nodes;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (Array.isArray(data3)) {
                    var valid1 = true;
                    const len0 = data3.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs9 = errors;
                      if (!wrapper1.validate(data3[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs9 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate163.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate163.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate163.errors = vErrors;
  return errors === 0;
}
validate163.evaluated = { "props": { "object": true, "type": true, "fragment": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate160.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const tag0 = data.type;
      if (typeof tag0 == "string") {
        if (tag0 === "expandable-title") {
          if (!validate161(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
            errors = vErrors.length;
          }
          var props0 = {};
          props0.object = true;
          props0.type = true;
          props0.fragment = true;
          props0.nodes = true;
        } else if (tag0 === "expandable-body") {
          if (!validate163(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.fragment = true;
            props0.nodes = true;
          }
        } else {
          validate160.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate160.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    } else {
      validate160.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate160.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate160.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate159.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid") || data.fragments === void 0 && (missing0 = "fragments")) {
        validate159.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate159.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate159.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate159.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("expandable" !== data1) {
              validate159.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "expandable" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate159.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.meta !== void 0) {
                let data3 = data.meta;
                const _errs8 = errors;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    if (data3.id !== void 0) {
                      if (typeof data3.id !== "string") {
                        validate159.errors = [{ instancePath: instancePath + "/meta/id", schemaPath: "#/components/schemas/BlockMeta/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate159.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/components/schemas/BlockMeta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.isVoid !== void 0) {
                  let data5 = data.isVoid;
                  const _errs13 = errors;
                  if (typeof data5 !== "boolean") {
                    validate159.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  if (true !== data5) {
                    validate159.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid0 = _errs13 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.data !== void 0) {
                    let data6 = data.data;
                    const _errs15 = errors;
                    if (errors === _errs15) {
                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                        const _errs17 = errors;
                        for (const key0 in data6) {
                          if (!(key0 === "defaultExpanded")) {
                            validate159.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                            return false;
                            break;
                          }
                        }
                        if (_errs17 === errors) {
                          if (data6.defaultExpanded !== void 0) {
                            if (typeof data6.defaultExpanded !== "boolean") {
                              validate159.errors = [{ instancePath: instancePath + "/data/defaultExpanded", schemaPath: "#/properties/data/properties/defaultExpanded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                              return false;
                            }
                          }
                        }
                      } else {
                        validate159.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs15 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.fragments !== void 0) {
                      let data8 = data.fragments;
                      const _errs20 = errors;
                      if (errors === _errs20) {
                        if (Array.isArray(data8)) {
                          if (data8.length > 2) {
                            validate159.errors = [{ instancePath: instancePath + "/fragments", schemaPath: "#/properties/fragments/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
                            return false;
                          } else {
                            if (data8.length < 2) {
                              validate159.errors = [{ instancePath: instancePath + "/fragments", schemaPath: "#/properties/fragments/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
                              return false;
                            } else {
                              var valid5 = true;
                              const len0 = data8.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                const _errs22 = errors;
                                if (!validate160(data8[i0], { instancePath: instancePath + "/fragments/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
                                  errors = vErrors.length;
                                }
                                var valid5 = _errs22 === errors;
                                if (!valid5) {
                                  break;
                                }
                              }
                            }
                          }
                        } else {
                          validate159.errors = [{ instancePath: instancePath + "/fragments", schemaPath: "#/properties/fragments/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs20 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate159.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate159.errors = vErrors;
  return errors === 0;
}
validate159.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "isVoid": true, "data": true, "fragments": true }, "dynamicProps": false, "dynamicItems": false };
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate168.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate168.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate168.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate168.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate168.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("tabs-item" !== data1) {
              validate168.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "tabs-item" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate168.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.meta !== void 0) {
                let data3 = data.meta;
                const _errs8 = errors;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    if (data3.id !== void 0) {
                      if (typeof data3.id !== "string") {
                        validate168.errors = [{ instancePath: instancePath + "/meta/id", schemaPath: "#/components/schemas/BlockMeta/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate168.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/components/schemas/BlockMeta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  let data5 = data.data;
                  const _errs13 = errors;
                  if (errors === _errs13) {
                    if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                      if (data5.title !== void 0) {
                        const _errs15 = errors;
                        if (typeof data5.title !== "string") {
                          validate168.errors = [{ instancePath: instancePath + "/data/title", schemaPath: "#/properties/data/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid4 = _errs15 === errors;
                      } else {
                        var valid4 = true;
                      }
                      if (valid4) {
                        if (data5.icon !== void 0) {
                          const _errs17 = errors;
                          if (typeof data5.icon !== "string") {
                            validate168.errors = [{ instancePath: instancePath + "/data/icon", schemaPath: "#/properties/data/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid4 = _errs17 === errors;
                        } else {
                          var valid4 = true;
                        }
                        if (valid4) {
                          if (data5.slug !== void 0) {
                            const _errs19 = errors;
                            if (typeof data5.slug !== "string") {
                              validate168.errors = [{ instancePath: instancePath + "/data/slug", schemaPath: "#/properties/data/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid4 = _errs19 === errors;
                          } else {
                            var valid4 = true;
                          }
                        }
                      }
                    } else {
                      validate168.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs13 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.nodes !== void 0) {
                    let data9 = data.nodes;
                    const _errs21 = errors;
                    if (errors === _errs21) {
                      if (Array.isArray(data9)) {
                        var valid5 = true;
                        const len0 = data9.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs23 = errors;
                          if (!wrapper1.validate(data9[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
                            errors = vErrors.length;
                          }
                          var valid5 = _errs23 === errors;
                          if (!valid5) {
                            break;
                          }
                        }
                      } else {
                        validate168.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs21 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate168.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate168.errors = vErrors;
  return errors === 0;
}
validate168.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate167.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate167.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate167.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate167.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate167.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("tabs" !== data1) {
              validate167.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "tabs" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate167.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.data !== void 0) {
                let data3 = data.data;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    for (const key0 in data3) {
                      validate167.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                      return false;
                      break;
                    }
                  } else {
                    validate167.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.nodes !== void 0) {
                  let data4 = data.nodes;
                  const _errs11 = errors;
                  if (errors === _errs11) {
                    if (Array.isArray(data4)) {
                      var valid2 = true;
                      const len0 = data4.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs13 = errors;
                        if (!validate168(data4[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs13 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    } else {
                      validate167.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate167.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate167.errors = vErrors;
  return errors === 0;
}
validate167.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate171.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate171.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate171.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate171.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate171.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("stepper-step" !== data1) {
              validate171.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "stepper-step" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate171.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.data !== void 0) {
                let data3 = data.data;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    if (data3.icon !== void 0) {
                      if (typeof data3.icon !== "string") {
                        validate171.errors = [{ instancePath: instancePath + "/data/icon", schemaPath: "#/properties/data/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate171.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.nodes !== void 0) {
                  let data5 = data.nodes;
                  const _errs12 = errors;
                  if (errors === _errs12) {
                    if (Array.isArray(data5)) {
                      var valid3 = true;
                      const len0 = data5.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs14 = errors;
                        if (!wrapper1.validate(data5[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
                          errors = vErrors.length;
                        }
                        var valid3 = _errs14 === errors;
                        if (!valid3) {
                          break;
                        }
                      }
                    } else {
                      validate171.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate171.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate171.errors = vErrors;
  return errors === 0;
}
validate171.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate170.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate170.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate170.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate170.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate170.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("stepper" !== data1) {
              validate170.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "stepper" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate170.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.data !== void 0) {
                let data3 = data.data;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    for (const key0 in data3) {
                      validate170.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                      return false;
                      break;
                    }
                  } else {
                    validate170.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.nodes !== void 0) {
                  let data4 = data.nodes;
                  const _errs11 = errors;
                  if (errors === _errs11) {
                    if (Array.isArray(data4)) {
                      var valid2 = true;
                      const len0 = data4.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs13 = errors;
                        if (!validate171(data4[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs13 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    } else {
                      validate170.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate170.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate170.errors = vErrors;
  return errors === 0;
}
validate170.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate174.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate174.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate174.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate174.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate174.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("column" !== data1) {
              validate174.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "column" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate174.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.data !== void 0) {
                let data3 = data.data;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    const _errs10 = errors;
                    for (const key0 in data3) {
                      if (!(key0 === "width" || key0 === "verticalAlignment")) {
                        validate174.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs10 === errors) {
                      if (data3.width !== void 0) {
                        let data4 = data3.width;
                        const _errs11 = errors;
                        const _errs13 = errors;
                        let valid4 = false;
                        let passing0 = null;
                        const _errs14 = errors;
                        if (!(typeof data4 == "number" && isFinite(data4))) {
                          const err0 = { instancePath: instancePath + "/data/width", schemaPath: "#/components/schemas/Length/oneOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                        var _valid0 = _errs14 === errors;
                        if (_valid0) {
                          valid4 = true;
                          passing0 = 0;
                        }
                        const _errs16 = errors;
                        if (errors === _errs16) {
                          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                            let missing1;
                            if (data4.unit === void 0 && (missing1 = "unit") || data4.value === void 0 && (missing1 = "value")) {
                              const err1 = { instancePath: instancePath + "/data/width", schemaPath: "#/components/schemas/Length/oneOf/1/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
                              if (vErrors === null) {
                                vErrors = [err1];
                              } else {
                                vErrors.push(err1);
                              }
                              errors++;
                            } else {
                              if (data4.unit !== void 0) {
                                const _errs18 = errors;
                                if (typeof data4.unit !== "string") {
                                  const err2 = { instancePath: instancePath + "/data/width/unit", schemaPath: "#/components/schemas/Length/oneOf/1/properties/unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err2];
                                  } else {
                                    vErrors.push(err2);
                                  }
                                  errors++;
                                }
                                var valid5 = _errs18 === errors;
                              } else {
                                var valid5 = true;
                              }
                              if (valid5) {
                                if (data4.value !== void 0) {
                                  let data6 = data4.value;
                                  const _errs20 = errors;
                                  if (!(typeof data6 == "number" && isFinite(data6))) {
                                    const err3 = { instancePath: instancePath + "/data/width/value", schemaPath: "#/components/schemas/Length/oneOf/1/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                    if (vErrors === null) {
                                      vErrors = [err3];
                                    } else {
                                      vErrors.push(err3);
                                    }
                                    errors++;
                                  }
                                  var valid5 = _errs20 === errors;
                                } else {
                                  var valid5 = true;
                                }
                              }
                            }
                          } else {
                            const err4 = { instancePath: instancePath + "/data/width", schemaPath: "#/components/schemas/Length/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            if (vErrors === null) {
                              vErrors = [err4];
                            } else {
                              vErrors.push(err4);
                            }
                            errors++;
                          }
                        }
                        var _valid0 = _errs16 === errors;
                        if (_valid0 && valid4) {
                          valid4 = false;
                          passing0 = [passing0, 1];
                        } else {
                          if (_valid0) {
                            valid4 = true;
                            passing0 = 1;
                            var props0 = {};
                            props0.unit = true;
                            props0.value = true;
                          }
                        }
                        if (!valid4) {
                          const err5 = { instancePath: instancePath + "/data/width", schemaPath: "#/components/schemas/Length/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                          if (vErrors === null) {
                            vErrors = [err5];
                          } else {
                            vErrors.push(err5);
                          }
                          errors++;
                          validate174.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs13;
                          if (vErrors !== null) {
                            if (_errs13) {
                              vErrors.length = _errs13;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid2 = _errs11 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data3.verticalAlignment !== void 0) {
                          const _errs22 = errors;
                          if (typeof data3.verticalAlignment !== "string") {
                            validate174.errors = [{ instancePath: instancePath + "/data/verticalAlignment", schemaPath: "#/properties/data/properties/verticalAlignment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid2 = _errs22 === errors;
                        } else {
                          var valid2 = true;
                        }
                      }
                    }
                  } else {
                    validate174.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.nodes !== void 0) {
                  let data8 = data.nodes;
                  const _errs24 = errors;
                  if (errors === _errs24) {
                    if (Array.isArray(data8)) {
                      var valid6 = true;
                      const len0 = data8.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs26 = errors;
                        if (!wrapper1.validate(data8[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
                          errors = vErrors.length;
                        }
                        var valid6 = _errs26 === errors;
                        if (!valid6) {
                          break;
                        }
                      }
                    } else {
                      validate174.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs24 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate174.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate174.errors = vErrors;
  return errors === 0;
}
validate174.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate173.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate173.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate173.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate173.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate173.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("columns" !== data1) {
              validate173.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "columns" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate173.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.isVoid !== void 0) {
                let data3 = data.isVoid;
                const _errs8 = errors;
                if (typeof data3 !== "boolean") {
                  validate173.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (false !== data3) {
                  validate173.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  let data4 = data.data;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      if (data4.fullWidth !== void 0) {
                        if (typeof data4.fullWidth !== "boolean") {
                          validate173.errors = [{ instancePath: instancePath + "/data/fullWidth", schemaPath: "#/properties/data/properties/fullWidth/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                          return false;
                        }
                      }
                    } else {
                      validate173.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.nodes !== void 0) {
                    let data6 = data.nodes;
                    const _errs14 = errors;
                    if (errors === _errs14) {
                      if (Array.isArray(data6)) {
                        var valid3 = true;
                        const len0 = data6.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs16 = errors;
                          if (!validate174(data6[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
                            errors = vErrors.length;
                          }
                          var valid3 = _errs16 === errors;
                          if (!valid3) {
                            break;
                          }
                        }
                      } else {
                        validate173.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs14 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate173.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate173.errors = vErrors;
  return errors === 0;
}
validate173.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate176.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid")) {
        validate176.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate176.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate176.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate176.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("openapi-operation" !== data1) {
              validate176.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "openapi-operation" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate176.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.meta !== void 0) {
                let data3 = data.meta;
                const _errs8 = errors;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    if (data3.id !== void 0) {
                      if (typeof data3.id !== "string") {
                        validate176.errors = [{ instancePath: instancePath + "/meta/id", schemaPath: "#/components/schemas/BlockMeta/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate176.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/components/schemas/BlockMeta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.isVoid !== void 0) {
                  let data5 = data.isVoid;
                  const _errs13 = errors;
                  if (typeof data5 !== "boolean") {
                    validate176.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  if (true !== data5) {
                    validate176.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid0 = _errs13 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.data !== void 0) {
                    let data6 = data.data;
                    const _errs15 = errors;
                    if (errors === _errs15) {
                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                        let missing1;
                        if (data6.ref === void 0 && (missing1 = "ref") || data6.path === void 0 && (missing1 = "path") || data6.method === void 0 && (missing1 = "method")) {
                          validate176.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          if (data6.ref !== void 0) {
                            let data7 = data6.ref;
                            const _errs17 = errors;
                            const _errs18 = errors;
                            if (errors === _errs18) {
                              if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                                let missing2;
                                if (data7.kind === void 0 && (missing2 = "kind") || data7.spec === void 0 && (missing2 = "spec")) {
                                  validate176.errors = [{ instancePath: instancePath + "/data/ref", schemaPath: "#/components/schemas/ContentRefOpenAPI/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                  return false;
                                } else {
                                  if (data7.kind !== void 0) {
                                    let data8 = data7.kind;
                                    const _errs20 = errors;
                                    if (typeof data8 !== "string") {
                                      validate176.errors = [{ instancePath: instancePath + "/data/ref/kind", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    if ("openapi" !== data8) {
                                      validate176.errors = [{ instancePath: instancePath + "/data/ref/kind", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/kind/const", keyword: "const", params: { allowedValue: "openapi" }, message: "must be equal to constant" }];
                                      return false;
                                    }
                                    var valid6 = _errs20 === errors;
                                  } else {
                                    var valid6 = true;
                                  }
                                  if (valid6) {
                                    if (data7.spec !== void 0) {
                                      const _errs22 = errors;
                                      if (typeof data7.spec !== "string") {
                                        validate176.errors = [{ instancePath: instancePath + "/data/ref/spec", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/spec/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid6 = _errs22 === errors;
                                    } else {
                                      var valid6 = true;
                                    }
                                    if (valid6) {
                                      if (data7.label !== void 0) {
                                        let data10 = data7.label;
                                        const _errs24 = errors;
                                        if (errors === _errs24) {
                                          if (typeof data10 === "string") {
                                            if (func0(data10) > 63) {
                                              validate176.errors = [{ instancePath: instancePath + "/data/ref/label", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/label/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" }];
                                              return false;
                                            } else {
                                              if (func0(data10) < 1) {
                                                validate176.errors = [{ instancePath: instancePath + "/data/ref/label", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                return false;
                                              }
                                            }
                                          } else {
                                            validate176.errors = [{ instancePath: instancePath + "/data/ref/label", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                        }
                                        var valid6 = _errs24 === errors;
                                      } else {
                                        var valid6 = true;
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate176.errors = [{ instancePath: instancePath + "/data/ref", schemaPath: "#/components/schemas/ContentRefOpenAPI/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid4 = _errs17 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (valid4) {
                            if (data6.path !== void 0) {
                              const _errs26 = errors;
                              if (typeof data6.path !== "string") {
                                validate176.errors = [{ instancePath: instancePath + "/data/path", schemaPath: "#/properties/data/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid4 = _errs26 === errors;
                            } else {
                              var valid4 = true;
                            }
                            if (valid4) {
                              if (data6.method !== void 0) {
                                const _errs28 = errors;
                                if (typeof data6.method !== "string") {
                                  validate176.errors = [{ instancePath: instancePath + "/data/method", schemaPath: "#/properties/data/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid4 = _errs28 === errors;
                              } else {
                                var valid4 = true;
                              }
                              if (valid4) {
                                if (data6.headless !== void 0) {
                                  const _errs30 = errors;
                                  if (typeof data6.headless !== "boolean") {
                                    validate176.errors = [{ instancePath: instancePath + "/data/headless", schemaPath: "#/properties/data/properties/headless/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                    return false;
                                  }
                                  var valid4 = _errs30 === errors;
                                } else {
                                  var valid4 = true;
                                }
                                if (valid4) {
                                  if (data6.resolved !== void 0) {
                                    let data14 = data6.resolved;
                                    const _errs32 = errors;
                                    const _errs33 = errors;
                                    if (errors === _errs33) {
                                      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                      } else {
                                        validate176.errors = [{ instancePath: instancePath + "/data/resolved", schemaPath: "#/components/schemas/ResolvedFragment/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid4 = _errs32 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                  if (valid4) {
                                    if (data6.truncated !== void 0) {
                                      const _errs36 = errors;
                                      if (typeof data6.truncated !== "boolean") {
                                        validate176.errors = [{ instancePath: instancePath + "/data/truncated", schemaPath: "#/components/schemas/ResolvedFragmentTruncated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                        return false;
                                      }
                                      var valid4 = _errs36 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      } else {
                        validate176.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs15 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate176.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate176.errors = vErrors;
  return errors === 0;
}
validate176.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate177.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid")) {
        validate177.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate177.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate177.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate177.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("openapi-webhook" !== data1) {
              validate177.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "openapi-webhook" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate177.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.meta !== void 0) {
                let data3 = data.meta;
                const _errs8 = errors;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    if (data3.id !== void 0) {
                      if (typeof data3.id !== "string") {
                        validate177.errors = [{ instancePath: instancePath + "/meta/id", schemaPath: "#/components/schemas/BlockMeta/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate177.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/components/schemas/BlockMeta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.isVoid !== void 0) {
                  let data5 = data.isVoid;
                  const _errs13 = errors;
                  if (typeof data5 !== "boolean") {
                    validate177.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  if (true !== data5) {
                    validate177.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid0 = _errs13 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.data !== void 0) {
                    let data6 = data.data;
                    const _errs15 = errors;
                    if (errors === _errs15) {
                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                        let missing1;
                        if (data6.ref === void 0 && (missing1 = "ref") || data6.name === void 0 && (missing1 = "name") || data6.method === void 0 && (missing1 = "method")) {
                          validate177.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          if (data6.ref !== void 0) {
                            let data7 = data6.ref;
                            const _errs17 = errors;
                            const _errs18 = errors;
                            if (errors === _errs18) {
                              if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                                let missing2;
                                if (data7.kind === void 0 && (missing2 = "kind") || data7.spec === void 0 && (missing2 = "spec")) {
                                  validate177.errors = [{ instancePath: instancePath + "/data/ref", schemaPath: "#/components/schemas/ContentRefOpenAPI/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                  return false;
                                } else {
                                  if (data7.kind !== void 0) {
                                    let data8 = data7.kind;
                                    const _errs20 = errors;
                                    if (typeof data8 !== "string") {
                                      validate177.errors = [{ instancePath: instancePath + "/data/ref/kind", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    if ("openapi" !== data8) {
                                      validate177.errors = [{ instancePath: instancePath + "/data/ref/kind", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/kind/const", keyword: "const", params: { allowedValue: "openapi" }, message: "must be equal to constant" }];
                                      return false;
                                    }
                                    var valid6 = _errs20 === errors;
                                  } else {
                                    var valid6 = true;
                                  }
                                  if (valid6) {
                                    if (data7.spec !== void 0) {
                                      const _errs22 = errors;
                                      if (typeof data7.spec !== "string") {
                                        validate177.errors = [{ instancePath: instancePath + "/data/ref/spec", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/spec/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid6 = _errs22 === errors;
                                    } else {
                                      var valid6 = true;
                                    }
                                    if (valid6) {
                                      if (data7.label !== void 0) {
                                        let data10 = data7.label;
                                        const _errs24 = errors;
                                        if (errors === _errs24) {
                                          if (typeof data10 === "string") {
                                            if (func0(data10) > 63) {
                                              validate177.errors = [{ instancePath: instancePath + "/data/ref/label", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/label/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" }];
                                              return false;
                                            } else {
                                              if (func0(data10) < 1) {
                                                validate177.errors = [{ instancePath: instancePath + "/data/ref/label", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                return false;
                                              }
                                            }
                                          } else {
                                            validate177.errors = [{ instancePath: instancePath + "/data/ref/label", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                        }
                                        var valid6 = _errs24 === errors;
                                      } else {
                                        var valid6 = true;
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate177.errors = [{ instancePath: instancePath + "/data/ref", schemaPath: "#/components/schemas/ContentRefOpenAPI/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid4 = _errs17 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (valid4) {
                            if (data6.name !== void 0) {
                              const _errs26 = errors;
                              if (typeof data6.name !== "string") {
                                validate177.errors = [{ instancePath: instancePath + "/data/name", schemaPath: "#/properties/data/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid4 = _errs26 === errors;
                            } else {
                              var valid4 = true;
                            }
                            if (valid4) {
                              if (data6.method !== void 0) {
                                const _errs28 = errors;
                                if (typeof data6.method !== "string") {
                                  validate177.errors = [{ instancePath: instancePath + "/data/method", schemaPath: "#/properties/data/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid4 = _errs28 === errors;
                              } else {
                                var valid4 = true;
                              }
                              if (valid4) {
                                if (data6.headless !== void 0) {
                                  const _errs30 = errors;
                                  if (typeof data6.headless !== "boolean") {
                                    validate177.errors = [{ instancePath: instancePath + "/data/headless", schemaPath: "#/properties/data/properties/headless/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                    return false;
                                  }
                                  var valid4 = _errs30 === errors;
                                } else {
                                  var valid4 = true;
                                }
                                if (valid4) {
                                  if (data6.resolved !== void 0) {
                                    let data14 = data6.resolved;
                                    const _errs32 = errors;
                                    const _errs33 = errors;
                                    if (errors === _errs33) {
                                      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                      } else {
                                        validate177.errors = [{ instancePath: instancePath + "/data/resolved", schemaPath: "#/components/schemas/ResolvedFragment/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid4 = _errs32 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                  if (valid4) {
                                    if (data6.truncated !== void 0) {
                                      const _errs36 = errors;
                                      if (typeof data6.truncated !== "boolean") {
                                        validate177.errors = [{ instancePath: instancePath + "/data/truncated", schemaPath: "#/components/schemas/ResolvedFragmentTruncated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                        return false;
                                      }
                                      var valid4 = _errs36 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      } else {
                        validate177.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs15 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate177.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate177.errors = vErrors;
  return errors === 0;
}
validate177.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate178.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid")) {
        validate178.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate178.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate178.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate178.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("openapi-schemas" !== data1) {
              validate178.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "openapi-schemas" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate178.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.meta !== void 0) {
                let data3 = data.meta;
                const _errs8 = errors;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    if (data3.id !== void 0) {
                      if (typeof data3.id !== "string") {
                        validate178.errors = [{ instancePath: instancePath + "/meta/id", schemaPath: "#/components/schemas/BlockMeta/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate178.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/components/schemas/BlockMeta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.isVoid !== void 0) {
                  let data5 = data.isVoid;
                  const _errs13 = errors;
                  if (typeof data5 !== "boolean") {
                    validate178.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  if (true !== data5) {
                    validate178.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid0 = _errs13 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.data !== void 0) {
                    let data6 = data.data;
                    const _errs15 = errors;
                    if (errors === _errs15) {
                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                        let missing1;
                        if (data6.ref === void 0 && (missing1 = "ref") || data6.schemas === void 0 && (missing1 = "schemas")) {
                          validate178.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          if (data6.ref !== void 0) {
                            let data7 = data6.ref;
                            const _errs17 = errors;
                            const _errs18 = errors;
                            if (errors === _errs18) {
                              if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                                let missing2;
                                if (data7.kind === void 0 && (missing2 = "kind") || data7.spec === void 0 && (missing2 = "spec")) {
                                  validate178.errors = [{ instancePath: instancePath + "/data/ref", schemaPath: "#/components/schemas/ContentRefOpenAPI/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                  return false;
                                } else {
                                  if (data7.kind !== void 0) {
                                    let data8 = data7.kind;
                                    const _errs20 = errors;
                                    if (typeof data8 !== "string") {
                                      validate178.errors = [{ instancePath: instancePath + "/data/ref/kind", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    if ("openapi" !== data8) {
                                      validate178.errors = [{ instancePath: instancePath + "/data/ref/kind", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/kind/const", keyword: "const", params: { allowedValue: "openapi" }, message: "must be equal to constant" }];
                                      return false;
                                    }
                                    var valid6 = _errs20 === errors;
                                  } else {
                                    var valid6 = true;
                                  }
                                  if (valid6) {
                                    if (data7.spec !== void 0) {
                                      const _errs22 = errors;
                                      if (typeof data7.spec !== "string") {
                                        validate178.errors = [{ instancePath: instancePath + "/data/ref/spec", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/spec/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid6 = _errs22 === errors;
                                    } else {
                                      var valid6 = true;
                                    }
                                    if (valid6) {
                                      if (data7.label !== void 0) {
                                        let data10 = data7.label;
                                        const _errs24 = errors;
                                        if (errors === _errs24) {
                                          if (typeof data10 === "string") {
                                            if (func0(data10) > 63) {
                                              validate178.errors = [{ instancePath: instancePath + "/data/ref/label", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/label/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" }];
                                              return false;
                                            } else {
                                              if (func0(data10) < 1) {
                                                validate178.errors = [{ instancePath: instancePath + "/data/ref/label", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                return false;
                                              }
                                            }
                                          } else {
                                            validate178.errors = [{ instancePath: instancePath + "/data/ref/label", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                        }
                                        var valid6 = _errs24 === errors;
                                      } else {
                                        var valid6 = true;
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate178.errors = [{ instancePath: instancePath + "/data/ref", schemaPath: "#/components/schemas/ContentRefOpenAPI/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid4 = _errs17 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (valid4) {
                            if (data6.schemas !== void 0) {
                              let data11 = data6.schemas;
                              const _errs26 = errors;
                              if (errors === _errs26) {
                                if (Array.isArray(data11)) {
                                  var valid7 = true;
                                  const len0 = data11.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    const _errs28 = errors;
                                    if (typeof data11[i0] !== "string") {
                                      validate178.errors = [{ instancePath: instancePath + "/data/schemas/" + i0, schemaPath: "#/properties/data/properties/schemas/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    var valid7 = _errs28 === errors;
                                    if (!valid7) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate178.errors = [{ instancePath: instancePath + "/data/schemas", schemaPath: "#/properties/data/properties/schemas/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                  return false;
                                }
                              }
                              var valid4 = _errs26 === errors;
                            } else {
                              var valid4 = true;
                            }
                            if (valid4) {
                              if (data6.grouped !== void 0) {
                                const _errs30 = errors;
                                if (typeof data6.grouped !== "boolean") {
                                  validate178.errors = [{ instancePath: instancePath + "/data/grouped", schemaPath: "#/properties/data/properties/grouped/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                  return false;
                                }
                                var valid4 = _errs30 === errors;
                              } else {
                                var valid4 = true;
                              }
                              if (valid4) {
                                if (data6.title !== void 0) {
                                  const _errs32 = errors;
                                  if (typeof data6.title !== "string") {
                                    validate178.errors = [{ instancePath: instancePath + "/data/title", schemaPath: "#/properties/data/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid4 = _errs32 === errors;
                                } else {
                                  var valid4 = true;
                                }
                                if (valid4) {
                                  if (data6.resolved !== void 0) {
                                    let data15 = data6.resolved;
                                    const _errs34 = errors;
                                    const _errs35 = errors;
                                    if (errors === _errs35) {
                                      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                      } else {
                                        validate178.errors = [{ instancePath: instancePath + "/data/resolved", schemaPath: "#/components/schemas/ResolvedFragment/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid4 = _errs34 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                  if (valid4) {
                                    if (data6.truncated !== void 0) {
                                      const _errs38 = errors;
                                      if (typeof data6.truncated !== "boolean") {
                                        validate178.errors = [{ instancePath: instancePath + "/data/truncated", schemaPath: "#/components/schemas/ResolvedFragmentTruncated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                        return false;
                                      }
                                      var valid4 = _errs38 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      } else {
                        validate178.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs15 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate178.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate178.errors = vErrors;
  return errors === 0;
}
validate178.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate179.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid")) {
        validate179.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate179.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate179.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate179.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("swagger" !== data1) {
              validate179.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "swagger" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate179.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.meta !== void 0) {
                let data3 = data.meta;
                const _errs8 = errors;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    if (data3.id !== void 0) {
                      if (typeof data3.id !== "string") {
                        validate179.errors = [{ instancePath: instancePath + "/meta/id", schemaPath: "#/components/schemas/BlockMeta/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate179.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/components/schemas/BlockMeta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.isVoid !== void 0) {
                  let data5 = data.isVoid;
                  const _errs13 = errors;
                  if (typeof data5 !== "boolean") {
                    validate179.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  if (true !== data5) {
                    validate179.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid0 = _errs13 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.data !== void 0) {
                    let data6 = data.data;
                    const _errs15 = errors;
                    if (errors === _errs15) {
                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                        let missing1;
                        if (data6.ref === void 0 && (missing1 = "ref")) {
                          validate179.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          if (data6.ref !== void 0) {
                            const _errs17 = errors;
                            if (!validate47(data6.ref, { instancePath: instancePath + "/data/ref", parentData: data6, parentDataProperty: "ref", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                              errors = vErrors.length;
                            }
                            var valid4 = _errs17 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (valid4) {
                            if (data6.path !== void 0) {
                              const _errs18 = errors;
                              if (typeof data6.path !== "string") {
                                validate179.errors = [{ instancePath: instancePath + "/data/path", schemaPath: "#/properties/data/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid4 = _errs18 === errors;
                            } else {
                              var valid4 = true;
                            }
                            if (valid4) {
                              if (data6.method !== void 0) {
                                const _errs20 = errors;
                                if (typeof data6.method !== "string") {
                                  validate179.errors = [{ instancePath: instancePath + "/data/method", schemaPath: "#/properties/data/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid4 = _errs20 === errors;
                              } else {
                                var valid4 = true;
                              }
                              if (valid4) {
                                if (data6.expanded !== void 0) {
                                  const _errs22 = errors;
                                  if (typeof data6.expanded !== "boolean") {
                                    validate179.errors = [{ instancePath: instancePath + "/data/expanded", schemaPath: "#/properties/data/properties/expanded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                    return false;
                                  }
                                  var valid4 = _errs22 === errors;
                                } else {
                                  var valid4 = true;
                                }
                                if (valid4) {
                                  if (data6.fullWidth !== void 0) {
                                    const _errs24 = errors;
                                    if (typeof data6.fullWidth !== "boolean") {
                                      validate179.errors = [{ instancePath: instancePath + "/data/fullWidth", schemaPath: "#/properties/data/properties/fullWidth/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                      return false;
                                    }
                                    var valid4 = _errs24 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                }
                              }
                            }
                          }
                        }
                      } else {
                        validate179.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs15 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate179.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate179.errors = vErrors;
  return errors === 0;
}
validate179.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var schema207 = { "type": "object", "required": ["object", "type"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "enum": ["file", "drawing", "content-ref", "reusable-content", "prompt", "if", "updates"] }, "key": { "$ref": "#/components/schemas/NodeKey" }, "meta": { "$ref": "#/components/schemas/BlockMeta" }, "isVoid": { "type": "boolean" }, "data": { "type": "object", "additionalProperties": true }, "nodes": { "$ref": "#/components/schemas/OtherNodes" }, "fragments": { "$ref": "#/components/schemas/OtherNodes" } } };
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate181.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type")) {
        validate181.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate181.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate181.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate181.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data1 === "file" || data1 === "drawing" || data1 === "content-ref" || data1 === "reusable-content" || data1 === "prompt" || data1 === "if" || data1 === "updates")) {
              validate181.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema207.properties.type.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs5 = errors;
              if (typeof data.key !== "string") {
                validate181.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.meta !== void 0) {
                let data3 = data.meta;
                const _errs8 = errors;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    if (data3.id !== void 0) {
                      if (typeof data3.id !== "string") {
                        validate181.errors = [{ instancePath: instancePath + "/meta/id", schemaPath: "#/components/schemas/BlockMeta/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate181.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/components/schemas/BlockMeta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.isVoid !== void 0) {
                  const _errs13 = errors;
                  if (typeof data.isVoid !== "boolean") {
                    validate181.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  var valid0 = _errs13 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.data !== void 0) {
                    let data6 = data.data;
                    const _errs15 = errors;
                    if (errors === _errs15) {
                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                      } else {
                        validate181.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs15 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.nodes !== void 0) {
                      let data7 = data.nodes;
                      const _errs18 = errors;
                      const _errs19 = errors;
                      if (errors === _errs19) {
                        if (Array.isArray(data7)) {
                          var valid5 = true;
                          const len0 = data7.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data8 = data7[i0];
                            const _errs21 = errors;
                            if (errors === _errs21) {
                              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                              } else {
                                validate181.errors = [{ instancePath: instancePath + "/nodes/" + i0, schemaPath: "#/components/schemas/OtherNodes/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid5 = _errs21 === errors;
                            if (!valid5) {
                              break;
                            }
                          }
                        } else {
                          validate181.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/components/schemas/OtherNodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs18 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.fragments !== void 0) {
                        let data9 = data.fragments;
                        const _errs24 = errors;
                        const _errs25 = errors;
                        if (errors === _errs25) {
                          if (Array.isArray(data9)) {
                            var valid7 = true;
                            const len1 = data9.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let data10 = data9[i1];
                              const _errs27 = errors;
                              if (errors === _errs27) {
                                if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                } else {
                                  validate181.errors = [{ instancePath: instancePath + "/fragments/" + i1, schemaPath: "#/components/schemas/OtherNodes/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid7 = _errs27 === errors;
                              if (!valid7) {
                                break;
                              }
                            }
                          } else {
                            validate181.errors = [{ instancePath: instancePath + "/fragments", schemaPath: "#/components/schemas/OtherNodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs24 === errors;
                      } else {
                        var valid0 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate181.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate181.errors = vErrors;
  return errors === 0;
}
validate181.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "isVoid": true, "data": true, "nodes": true, "fragments": true }, "dynamicProps": false, "dynamicItems": false };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate28.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const tag0 = data.type;
      if (typeof tag0 == "string") {
        if (tag0 === "paragraph") {
          if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
            errors = vErrors.length;
          }
          var props0 = {};
          props0.object = true;
          props0.type = true;
          props0.key = true;
          props0.data = true;
          props0.nodes = true;
        } else if (tag0 === "heading-1") {
          if (!validate75(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "heading-2") {
          if (!validate79(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "heading-3") {
          if (!validate82(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "list-unordered") {
          if (!validate85(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "list-ordered") {
          if (!validate88(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "list-tasks") {
          if (!validate89(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "divider") {
          if (!validate90(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
          }
        } else if (tag0 === "code") {
          if (!validate91(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "blockquote") {
          if (!validate126(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "hint") {
          if (!validate97(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "images") {
          if (!validate151(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "table") {
          if (!validate101(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
            props0.fragments = true;
          }
        } else if (tag0 === "expandable") {
          if (!validate159(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.isVoid = true;
            props0.data = true;
            props0.fragments = true;
          }
        } else if (tag0 === "tabs") {
          if (!validate167(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "stepper") {
          if (!validate170(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "columns") {
          if (!validate173(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
            props0.nodes = true;
          }
        } else if (tag0 === "math") {
          if (!validate136(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
          }
        } else if (tag0 === "embed") {
          if (!validate99(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.isVoid = true;
            props0.data = true;
          }
        } else if (tag0 === "integration") {
          if (!validate100(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.isVoid = true;
            props0.data = true;
            props0.nodes = true;
            props0.fragments = true;
          }
        } else if (tag0 === "openapi-operation") {
          if (!validate176(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.isVoid = true;
            props0.data = true;
          }
        } else if (tag0 === "openapi-webhook") {
          if (!validate177(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.isVoid = true;
            props0.data = true;
          }
        } else if (tag0 === "openapi-schemas") {
          if (!validate178(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.isVoid = true;
            props0.data = true;
          }
        } else if (tag0 === "swagger") {
          if (!validate179(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.isVoid = true;
            props0.data = true;
          }
        } else if (tag0 === "file") {
          if (!validate181(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.isVoid = true;
            props0.data = true;
            props0.nodes = true;
            props0.fragments = true;
          }
        } else if (tag0 === "drawing") {
          if (!validate181(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.isVoid = true;
            props0.data = true;
            props0.nodes = true;
            props0.fragments = true;
          }
        } else if (tag0 === "content-ref") {
          if (!validate181(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.isVoid = true;
            props0.data = true;
            props0.nodes = true;
            props0.fragments = true;
          }
        } else if (tag0 === "reusable-content") {
          if (!validate181(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.isVoid = true;
            props0.data = true;
            props0.nodes = true;
            props0.fragments = true;
          }
        } else if (tag0 === "prompt") {
          if (!validate181(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.isVoid = true;
            props0.data = true;
            props0.nodes = true;
            props0.fragments = true;
          }
        } else if (tag0 === "if") {
          if (!validate181(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.isVoid = true;
            props0.data = true;
            props0.nodes = true;
            props0.fragments = true;
          }
        } else if (tag0 === "updates") {
          if (!validate181(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.key = true;
            props0.meta = true;
            props0.isVoid = true;
            props0.data = true;
            props0.nodes = true;
            props0.fragments = true;
          }
        } else {
          validate28.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate28.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    } else {
      validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate28.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate28.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate214.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.nodes === void 0 && (missing0 = "nodes")) {
        validate214.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate214.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("document" !== data0) {
            validate214.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "document" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.data !== void 0) {
            let data1 = data.data;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              } else {
                validate214.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.nodes !== void 0) {
              let data2 = data.nodes;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (Array.isArray(data2)) {
                  var valid1 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs8 = errors;
                    if (!validate28(data2[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs8 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate214.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate214.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate214.errors = vErrors;
  return errors === 0;
}
validate214.evaluated = { "props": { "object": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.nodes !== void 0) {
        let data0 = data.nodes;
        const _errs1 = errors;
        if (errors === _errs1) {
          if (Array.isArray(data0)) {
            var valid1 = true;
            const len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              const _errs3 = errors;
              if (!validate28(data0[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs3 === errors;
              if (!valid1) {
                break;
              }
            }
          } else {
            validate27.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.markdown !== void 0) {
          const _errs4 = errors;
          if (typeof data.markdown !== "string") {
            validate27.errors = [{ instancePath: instancePath + "/markdown", schemaPath: "#/properties/markdown/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs4 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.document !== void 0) {
            const _errs6 = errors;
            if (!validate214(data.document, { instancePath: instancePath + "/document", parentData: data, parentDataProperty: "document", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs6 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "props": { "nodes": true, "markdown": true, "document": true }, "dynamicProps": false, "dynamicItems": false };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.document === void 0 && (missing0 = "document")) {
        validate26.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.document !== void 0) {
          if (!validate27(data.document, { instancePath: instancePath + "/document", parentData: data, parentDataProperty: "document", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate26.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate26.errors = vErrors;
  return errors === 0;
}
validate26.evaluated = { "props": { "document": true }, "dynamicProps": false, "dynamicItems": false };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate26(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
    errors = vErrors.length;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": { "document": true }, "dynamicProps": false, "dynamicItems": false };

// memory:entry
var documentHash = "1d6cd0fd31823cc44af71b4c4a85e56d6587a4efab15cb7751d730c9267b7b89";
export {
  documentHash,
  isDocumentResponse,
  isRevisionResponse
};
