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

// memory:answers
var isRevisionAnswer = validate0;
var pattern0 = new RegExp("^[a-zA-Z0-9]{1,40}$", "u");
var func0 = require_ucs2length().default;
var wrapper0 = { validate: validate3 };
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
          const _errs3 = errors;
          if (errors === _errs3) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing0;
              if (data.kind === void 0 && (missing0 = "kind") || data.url === void 0 && (missing0 = "url")) {
                validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefURL/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data0 = data.kind;
                  const _errs5 = errors;
                  if (typeof data0 !== "string") {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefURL/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("url" !== data0) {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefURL/properties/kind/const", keyword: "const", params: { allowedValue: "url" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid3 = _errs5 === errors;
                } else {
                  var valid3 = true;
                }
                if (valid3) {
                  if (data.url !== void 0) {
                    const _errs7 = errors;
                    if (typeof data.url !== "string") {
                      validate6.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/components/schemas/ContentRefURL/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid3 = _errs7 === errors;
                  } else {
                    var valid3 = true;
                  }
                }
              }
            } else {
              validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefURL/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          var props0 = {};
          props0.kind = true;
          props0.url = true;
        } else if (tag0 === "file") {
          const _errs10 = errors;
          if (errors === _errs10) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing1;
              if (data.kind === void 0 && (missing1 = "kind") || data.file === void 0 && (missing1 = "file")) {
                validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefFile/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data2 = data.kind;
                  const _errs12 = errors;
                  if (typeof data2 !== "string") {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefFile/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("file" !== data2) {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefFile/properties/kind/const", keyword: "const", params: { allowedValue: "file" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid6 = _errs12 === errors;
                } else {
                  var valid6 = true;
                }
                if (valid6) {
                  if (data.file !== void 0) {
                    const _errs14 = errors;
                    if (typeof data.file !== "string") {
                      validate6.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/components/schemas/ContentRefFile/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid6 = _errs14 === errors;
                  } else {
                    var valid6 = true;
                  }
                  if (valid6) {
                    if (data.space !== void 0) {
                      const _errs16 = errors;
                      if (typeof data.space !== "string") {
                        validate6.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefFile/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid6 = _errs16 === errors;
                    } else {
                      var valid6 = true;
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
          const _errs19 = errors;
          if (errors === _errs19) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing2;
              if (data.kind === void 0 && (missing2 = "kind") || data.page === void 0 && (missing2 = "page")) {
                validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefPage/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data5 = data.kind;
                  const _errs21 = errors;
                  if (typeof data5 !== "string") {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefPage/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("page" !== data5) {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefPage/properties/kind/const", keyword: "const", params: { allowedValue: "page" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid9 = _errs21 === errors;
                } else {
                  var valid9 = true;
                }
                if (valid9) {
                  if (data.page !== void 0) {
                    const _errs23 = errors;
                    if (typeof data.page !== "string") {
                      validate6.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/components/schemas/ContentRefPage/properties/page/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid9 = _errs23 === errors;
                  } else {
                    var valid9 = true;
                  }
                  if (valid9) {
                    if (data.space !== void 0) {
                      const _errs25 = errors;
                      if (typeof data.space !== "string") {
                        validate6.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefPage/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid9 = _errs25 === errors;
                    } else {
                      var valid9 = true;
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
          const _errs28 = errors;
          if (errors === _errs28) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing3;
              if (data.kind === void 0 && (missing3 = "kind") || data.anchor === void 0 && (missing3 = "anchor")) {
                validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefAnchor/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data8 = data.kind;
                  const _errs30 = errors;
                  if (typeof data8 !== "string") {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefAnchor/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("anchor" !== data8) {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefAnchor/properties/kind/const", keyword: "const", params: { allowedValue: "anchor" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid12 = _errs30 === errors;
                } else {
                  var valid12 = true;
                }
                if (valid12) {
                  if (data.anchor !== void 0) {
                    const _errs32 = errors;
                    if (typeof data.anchor !== "string") {
                      validate6.errors = [{ instancePath: instancePath + "/anchor", schemaPath: "#/components/schemas/ContentRefAnchor/properties/anchor/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid12 = _errs32 === errors;
                  } else {
                    var valid12 = true;
                  }
                  if (valid12) {
                    if (data.page !== void 0) {
                      const _errs34 = errors;
                      if (typeof data.page !== "string") {
                        validate6.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/components/schemas/ContentRefAnchor/properties/page/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid12 = _errs34 === errors;
                    } else {
                      var valid12 = true;
                    }
                    if (valid12) {
                      if (data.space !== void 0) {
                        const _errs36 = errors;
                        if (typeof data.space !== "string") {
                          validate6.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefAnchor/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid12 = _errs36 === errors;
                      } else {
                        var valid12 = true;
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
          const _errs39 = errors;
          if (errors === _errs39) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing4;
              if (data.kind === void 0 && (missing4 = "kind") || data.user === void 0 && (missing4 = "user")) {
                validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefUser/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data12 = data.kind;
                  const _errs41 = errors;
                  if (typeof data12 !== "string") {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefUser/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("user" !== data12) {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefUser/properties/kind/const", keyword: "const", params: { allowedValue: "user" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid15 = _errs41 === errors;
                } else {
                  var valid15 = true;
                }
                if (valid15) {
                  if (data.user !== void 0) {
                    const _errs43 = errors;
                    if (typeof data.user !== "string") {
                      validate6.errors = [{ instancePath: instancePath + "/user", schemaPath: "#/components/schemas/ContentRefUser/properties/user/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid15 = _errs43 === errors;
                  } else {
                    var valid15 = true;
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
          const _errs46 = errors;
          if (errors === _errs46) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing5;
              if (data.kind === void 0 && (missing5 = "kind") || data.collection === void 0 && (missing5 = "collection")) {
                validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefCollection/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data14 = data.kind;
                  const _errs48 = errors;
                  if (typeof data14 !== "string") {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefCollection/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("collection" !== data14) {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefCollection/properties/kind/const", keyword: "const", params: { allowedValue: "collection" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid18 = _errs48 === errors;
                } else {
                  var valid18 = true;
                }
                if (valid18) {
                  if (data.collection !== void 0) {
                    const _errs50 = errors;
                    if (typeof data.collection !== "string") {
                      validate6.errors = [{ instancePath: instancePath + "/collection", schemaPath: "#/components/schemas/ContentRefCollection/properties/collection/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid18 = _errs50 === errors;
                  } else {
                    var valid18 = true;
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
          const _errs53 = errors;
          if (errors === _errs53) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing6;
              if (data.kind === void 0 && (missing6 = "kind") || data.space === void 0 && (missing6 = "space")) {
                validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefSpace/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data16 = data.kind;
                  const _errs55 = errors;
                  if (typeof data16 !== "string") {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefSpace/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("space" !== data16) {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefSpace/properties/kind/const", keyword: "const", params: { allowedValue: "space" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid21 = _errs55 === errors;
                } else {
                  var valid21 = true;
                }
                if (valid21) {
                  if (data.space !== void 0) {
                    const _errs57 = errors;
                    if (typeof data.space !== "string") {
                      validate6.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefSpace/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid21 = _errs57 === errors;
                  } else {
                    var valid21 = true;
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
          const _errs60 = errors;
          if (errors === _errs60) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing7;
              if (data.kind === void 0 && (missing7 = "kind") || data.reusableContent === void 0 && (missing7 = "reusableContent")) {
                validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefReusableContent/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data18 = data.kind;
                  const _errs62 = errors;
                  if (typeof data18 !== "string") {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefReusableContent/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("reusable-content" !== data18) {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefReusableContent/properties/kind/const", keyword: "const", params: { allowedValue: "reusable-content" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid24 = _errs62 === errors;
                } else {
                  var valid24 = true;
                }
                if (valid24) {
                  if (data.reusableContent !== void 0) {
                    const _errs64 = errors;
                    if (typeof data.reusableContent !== "string") {
                      validate6.errors = [{ instancePath: instancePath + "/reusableContent", schemaPath: "#/components/schemas/ContentRefReusableContent/properties/reusableContent/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid24 = _errs64 === errors;
                  } else {
                    var valid24 = true;
                  }
                  if (valid24) {
                    if (data.space !== void 0) {
                      const _errs66 = errors;
                      if (typeof data.space !== "string") {
                        validate6.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefReusableContent/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid24 = _errs66 === errors;
                    } else {
                      var valid24 = true;
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
          const _errs69 = errors;
          if (errors === _errs69) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing8;
              if (data.kind === void 0 && (missing8 = "kind") || data.tag === void 0 && (missing8 = "tag")) {
                validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefTag/required", keyword: "required", params: { missingProperty: missing8 }, message: "must have required property '" + missing8 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data21 = data.kind;
                  const _errs71 = errors;
                  if (typeof data21 !== "string") {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefTag/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("tag" !== data21) {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefTag/properties/kind/const", keyword: "const", params: { allowedValue: "tag" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid27 = _errs71 === errors;
                } else {
                  var valid27 = true;
                }
                if (valid27) {
                  if (data.tag !== void 0) {
                    const _errs73 = errors;
                    if (typeof data.tag !== "string") {
                      validate6.errors = [{ instancePath: instancePath + "/tag", schemaPath: "#/components/schemas/ContentRefTag/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid27 = _errs73 === errors;
                  } else {
                    var valid27 = true;
                  }
                  if (valid27) {
                    if (data.space !== void 0) {
                      const _errs75 = errors;
                      if (typeof data.space !== "string") {
                        validate6.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefTag/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid27 = _errs75 === errors;
                    } else {
                      var valid27 = true;
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
          const _errs78 = errors;
          if (errors === _errs78) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing9;
              if (data.kind === void 0 && (missing9 = "kind") || data.spec === void 0 && (missing9 = "spec")) {
                validate6.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefOpenAPI/required", keyword: "required", params: { missingProperty: missing9 }, message: "must have required property '" + missing9 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data24 = data.kind;
                  const _errs80 = errors;
                  if (typeof data24 !== "string") {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("openapi" !== data24) {
                    validate6.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/kind/const", keyword: "const", params: { allowedValue: "openapi" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid30 = _errs80 === errors;
                } else {
                  var valid30 = true;
                }
                if (valid30) {
                  if (data.spec !== void 0) {
                    const _errs82 = errors;
                    if (typeof data.spec !== "string") {
                      validate6.errors = [{ instancePath: instancePath + "/spec", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/spec/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid30 = _errs82 === errors;
                  } else {
                    var valid30 = true;
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
var schema35 = { "type": "object", "required": ["ref"], "properties": { "ref": { "type": "object", "required": ["kind"], "properties": { "kind": { "type": "string", "maxLength": 256 }, "spec": { "type": "string", "maxLength": 256 }, "space": { "type": "string", "maxLength": 256 }, "translation": { "type": "string", "maxLength": 256 } } }, "value": { "type": ["object", "null"], "additionalProperties": true } } };
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate9.evaluated;
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
        validate9.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func0(data0) > 256) {
                validate9.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" }];
                return false;
              }
            } else {
              validate9.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                validate9.errors = [{ instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                      validate9.errors = vErrors;
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
                            validate9.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/ComputedContentDependency/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                            return false;
                          } else {
                            if (data3.ref !== void 0) {
                              let data4 = data3.ref;
                              const _errs13 = errors;
                              if (errors === _errs13) {
                                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                                  let missing2;
                                  if (data4.kind === void 0 && (missing2 = "kind")) {
                                    validate9.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                    return false;
                                  } else {
                                    if (data4.kind !== void 0) {
                                      let data5 = data4.kind;
                                      const _errs15 = errors;
                                      if (errors === _errs15) {
                                        if (typeof data5 === "string") {
                                          if (func0(data5) > 256) {
                                            validate9.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/kind", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/kind/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" }];
                                            return false;
                                          }
                                        } else {
                                          validate9.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/kind", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                              validate9.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/spec", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/spec/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" }];
                                              return false;
                                            }
                                          } else {
                                            validate9.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/spec", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/spec/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                        }
                                        var valid5 = _errs17 === errors;
                                      } else {
                                        var valid5 = true;
                                      }
                                      if (valid5) {
                                        if (data4.space !== void 0) {
                                          let data7 = data4.space;
                                          const _errs19 = errors;
                                          if (errors === _errs19) {
                                            if (typeof data7 === "string") {
                                              if (func0(data7) > 256) {
                                                validate9.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/space", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/space/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" }];
                                                return false;
                                              }
                                            } else {
                                              validate9.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/space", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                          var valid5 = _errs19 === errors;
                                        } else {
                                          var valid5 = true;
                                        }
                                        if (valid5) {
                                          if (data4.translation !== void 0) {
                                            let data8 = data4.translation;
                                            const _errs21 = errors;
                                            if (errors === _errs21) {
                                              if (typeof data8 === "string") {
                                                if (func0(data8) > 256) {
                                                  validate9.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/translation", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/translation/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" }];
                                                  return false;
                                                }
                                              } else {
                                                validate9.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/translation", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/translation/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                            var valid5 = _errs21 === errors;
                                          } else {
                                            var valid5 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate9.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid4 = _errs13 === errors;
                            } else {
                              var valid4 = true;
                            }
                            if (valid4) {
                              if (data3.value !== void 0) {
                                let data9 = data3.value;
                                const _errs23 = errors;
                                if (!(data9 && typeof data9 == "object" && !Array.isArray(data9)) && data9 !== null) {
                                  validate9.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/value", schemaPath: "#/components/schemas/ComputedContentDependency/properties/value/type", keyword: "type", params: { type: schema35.properties.value.type }, message: "must be object,null" }];
                                  return false;
                                }
                                var valid4 = _errs23 === errors;
                              } else {
                                var valid4 = true;
                              }
                            }
                          }
                        } else {
                          validate9.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/ComputedContentDependency/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid2 = _errs10 === errors;
                      if (!valid2) {
                        break;
                      }
                    }
                  }
                } else {
                  validate9.errors = [{ instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate9.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate9.errors = vErrors;
  return errors === 0;
}
validate9.evaluated = { "props": { "type": true, "props": true, "dependencies": true }, "dynamicProps": false, "dynamicItems": false };
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate8.evaluated;
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
        validate8.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.id !== void 0) {
          let data0 = data.id;
          const _errs1 = errors;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (!pattern0.test(data0)) {
                validate8.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/InputPageId/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z0-9]{1,40}$" }, message: 'must match pattern "^[a-zA-Z0-9]{1,40}$"' }];
                return false;
              }
            } else {
              validate8.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/InputPageId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
              validate8.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("computed" !== data1) {
              validate8.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "computed" }, message: "must be equal to constant" }];
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
                    validate8.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/RevisionPageTitle/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate8.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/RevisionPageTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate8.errors = [{ instancePath: instancePath + "/linkTitle", schemaPath: "#/components/schemas/RevisionPageLinkTitle/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                      return false;
                    } else {
                      if (func0(data3) < 1) {
                        validate8.errors = [{ instancePath: instancePath + "/linkTitle", schemaPath: "#/components/schemas/RevisionPageLinkTitle/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    }
                  } else {
                    validate8.errors = [{ instancePath: instancePath + "/linkTitle", schemaPath: "#/components/schemas/RevisionPageLinkTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate8.errors = [{ instancePath: instancePath + "/emoji", schemaPath: "#/components/schemas/RevisionPageEmoji/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }];
                        return false;
                      }
                    } else {
                      validate8.errors = [{ instancePath: instancePath + "/emoji", schemaPath: "#/components/schemas/RevisionPageEmoji/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                          validate8.errors = [{ instancePath: instancePath + "/icon", schemaPath: "#/components/schemas/RevisionPageIcon/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }];
                          return false;
                        }
                      } else {
                        validate8.errors = [{ instancePath: instancePath + "/icon", schemaPath: "#/components/schemas/RevisionPageIcon/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      if (!validate9(data.computed, { instancePath: instancePath + "/computed", parentData: data, parentDataProperty: "computed", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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
      validate8.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate8.errors = vErrors;
  return errors === 0;
}
validate8.evaluated = { "props": { "id": true, "type": true, "title": true, "linkTitle": true, "emoji": true, "icon": true, "computed": true }, "dynamicProps": false, "dynamicItems": false };
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
          if (!validate8(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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
                            if (!validate9(data.computed, { instancePath: instancePath + "/computed", parentData: data, parentDataProperty: "computed", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate15.evaluated;
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
        validate15.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.id !== void 0) {
          let data0 = data.id;
          const _errs1 = errors;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (!pattern0.test(data0)) {
                validate15.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/InputPageId/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z0-9]{1,40}$" }, message: 'must match pattern "^[a-zA-Z0-9]{1,40}$"' }];
                return false;
              }
            } else {
              validate15.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/InputPageId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
              validate15.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("group" !== data1) {
              validate15.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "group" }, message: "must be equal to constant" }];
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
                    validate15.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/RevisionPageTitle/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate15.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/RevisionPageTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate15.errors = [{ instancePath: instancePath + "/linkTitle", schemaPath: "#/components/schemas/RevisionPageLinkTitle/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                      return false;
                    } else {
                      if (func0(data3) < 1) {
                        validate15.errors = [{ instancePath: instancePath + "/linkTitle", schemaPath: "#/components/schemas/RevisionPageLinkTitle/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    }
                  } else {
                    validate15.errors = [{ instancePath: instancePath + "/linkTitle", schemaPath: "#/components/schemas/RevisionPageLinkTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate15.errors = [{ instancePath: instancePath + "/emoji", schemaPath: "#/components/schemas/RevisionPageEmoji/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }];
                        return false;
                      }
                    } else {
                      validate15.errors = [{ instancePath: instancePath + "/emoji", schemaPath: "#/components/schemas/RevisionPageEmoji/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                          validate15.errors = [{ instancePath: instancePath + "/icon", schemaPath: "#/components/schemas/RevisionPageIcon/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }];
                          return false;
                        }
                      } else {
                        validate15.errors = [{ instancePath: instancePath + "/icon", schemaPath: "#/components/schemas/RevisionPageIcon/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate15.errors = [{ instancePath: instancePath + "/slug", schemaPath: "#/components/schemas/InputPageSlug/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                            validate15.errors = [{ instancePath: instancePath + "/pages", schemaPath: "#/properties/pages/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate15.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate15.errors = vErrors;
  return errors === 0;
}
validate15.evaluated = { "props": { "id": true, "type": true, "title": true, "linkTitle": true, "emoji": true, "icon": true, "slug": true, "pages": true }, "dynamicProps": false, "dynamicItems": false };
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
          if (!validate15(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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
          if (!validate8(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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
                                    if (!formats0.test(data7)) {
                                      validate1.errors = [{ instancePath: instancePath + "/files/" + i1 + "/downloadURL", schemaPath: "#/components/schemas/InputFile/properties/downloadURL/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }];
                                      return false;
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
var isDocumentAnswer = validate23;
var schema51 = { "type": "string", "enum": ["start", "center", "end"] };
var schema58 = { "type": "string", "enum": ["default", "green", "blue", "red", "orange", "yellow", "purple", "pink", "violet", "cyan", "$primary", "$info", "$success", "$warning", "$danger", "$tint"] };
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
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data")) {
        validate33.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate33.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("mark" !== data0) {
            validate33.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "mark" }, message: "must be equal to constant" }];
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
              validate33.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("color" !== data1) {
              validate33.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "color" }, message: "must be equal to constant" }];
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
                    validate33.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                    return false;
                  } else {
                    if (data2.text !== void 0) {
                      let data3 = data2.text;
                      const _errs7 = errors;
                      if (typeof data3 !== "string") {
                        validate33.errors = [{ instancePath: instancePath + "/data/text", schemaPath: "#/components/schemas/MarkColorName/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data3 === "default" || data3 === "green" || data3 === "blue" || data3 === "red" || data3 === "orange" || data3 === "yellow" || data3 === "purple" || data3 === "pink" || data3 === "violet" || data3 === "cyan" || data3 === "$primary" || data3 === "$info" || data3 === "$success" || data3 === "$warning" || data3 === "$danger" || data3 === "$tint")) {
                        validate33.errors = [{ instancePath: instancePath + "/data/text", schemaPath: "#/components/schemas/MarkColorName/enum", keyword: "enum", params: { allowedValues: schema58.enum }, message: "must be equal to one of the allowed values" }];
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
                          validate33.errors = [{ instancePath: instancePath + "/data/background", schemaPath: "#/components/schemas/MarkColorName/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        if (!(data4 === "default" || data4 === "green" || data4 === "blue" || data4 === "red" || data4 === "orange" || data4 === "yellow" || data4 === "purple" || data4 === "pink" || data4 === "violet" || data4 === "cyan" || data4 === "$primary" || data4 === "$info" || data4 === "$success" || data4 === "$warning" || data4 === "$danger" || data4 === "$tint")) {
                          validate33.errors = [{ instancePath: instancePath + "/data/background", schemaPath: "#/components/schemas/MarkColorName/enum", keyword: "enum", params: { allowedValues: schema58.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
                        }
                        var valid1 = _errs10 === errors;
                      } else {
                        var valid1 = true;
                      }
                    }
                  }
                } else {
                  validate33.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate33.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate33.errors = vErrors;
  return errors === 0;
}
validate33.evaluated = { "props": { "object": true, "type": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
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
      const tag0 = data.type;
      if (typeof tag0 == "string") {
        if (tag0 === "bold") {
          const _errs3 = errors;
          if (errors === _errs3) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing0;
              if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type")) {
                validate32.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkBold/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
                return false;
              } else {
                if (data.object !== void 0) {
                  let data0 = data.object;
                  const _errs5 = errors;
                  if (typeof data0 !== "string") {
                    validate32.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkBold/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("mark" !== data0) {
                    validate32.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkBold/properties/object/const", keyword: "const", params: { allowedValue: "mark" }, message: "must be equal to constant" }];
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
                      validate32.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkBold/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("bold" !== data1) {
                      validate32.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkBold/properties/type/const", keyword: "const", params: { allowedValue: "bold" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid3 = _errs7 === errors;
                  } else {
                    var valid3 = true;
                  }
                }
              }
            } else {
              validate32.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkBold/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                validate32.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkItalic/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                return false;
              } else {
                if (data.object !== void 0) {
                  let data2 = data.object;
                  const _errs12 = errors;
                  if (typeof data2 !== "string") {
                    validate32.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkItalic/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("mark" !== data2) {
                    validate32.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkItalic/properties/object/const", keyword: "const", params: { allowedValue: "mark" }, message: "must be equal to constant" }];
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
                      validate32.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkItalic/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("italic" !== data3) {
                      validate32.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkItalic/properties/type/const", keyword: "const", params: { allowedValue: "italic" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid6 = _errs14 === errors;
                  } else {
                    var valid6 = true;
                  }
                }
              }
            } else {
              validate32.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkItalic/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                validate32.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkCode/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                return false;
              } else {
                if (data.object !== void 0) {
                  let data4 = data.object;
                  const _errs19 = errors;
                  if (typeof data4 !== "string") {
                    validate32.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkCode/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("mark" !== data4) {
                    validate32.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkCode/properties/object/const", keyword: "const", params: { allowedValue: "mark" }, message: "must be equal to constant" }];
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
                      validate32.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkCode/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("code" !== data5) {
                      validate32.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkCode/properties/type/const", keyword: "const", params: { allowedValue: "code" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid9 = _errs21 === errors;
                  } else {
                    var valid9 = true;
                  }
                }
              }
            } else {
              validate32.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkCode/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                validate32.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkKeyboard/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                return false;
              } else {
                if (data.object !== void 0) {
                  let data6 = data.object;
                  const _errs26 = errors;
                  if (typeof data6 !== "string") {
                    validate32.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkKeyboard/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("mark" !== data6) {
                    validate32.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkKeyboard/properties/object/const", keyword: "const", params: { allowedValue: "mark" }, message: "must be equal to constant" }];
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
                      validate32.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkKeyboard/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("keyboard" !== data7) {
                      validate32.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkKeyboard/properties/type/const", keyword: "const", params: { allowedValue: "keyboard" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid12 = _errs28 === errors;
                  } else {
                    var valid12 = true;
                  }
                }
              }
            } else {
              validate32.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkKeyboard/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                validate32.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkStrikethrough/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                return false;
              } else {
                if (data.object !== void 0) {
                  let data8 = data.object;
                  const _errs33 = errors;
                  if (typeof data8 !== "string") {
                    validate32.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkStrikethrough/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("mark" !== data8) {
                    validate32.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkStrikethrough/properties/object/const", keyword: "const", params: { allowedValue: "mark" }, message: "must be equal to constant" }];
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
                      validate32.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkStrikethrough/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("strikethrough" !== data9) {
                      validate32.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkStrikethrough/properties/type/const", keyword: "const", params: { allowedValue: "strikethrough" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid15 = _errs35 === errors;
                  } else {
                    var valid15 = true;
                  }
                }
              }
            } else {
              validate32.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkStrikethrough/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                validate32.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkSuperscript/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                return false;
              } else {
                if (data.object !== void 0) {
                  let data10 = data.object;
                  const _errs40 = errors;
                  if (typeof data10 !== "string") {
                    validate32.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkSuperscript/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("mark" !== data10) {
                    validate32.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkSuperscript/properties/object/const", keyword: "const", params: { allowedValue: "mark" }, message: "must be equal to constant" }];
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
                      validate32.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkSuperscript/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("superscript" !== data11) {
                      validate32.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkSuperscript/properties/type/const", keyword: "const", params: { allowedValue: "superscript" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid18 = _errs42 === errors;
                  } else {
                    var valid18 = true;
                  }
                }
              }
            } else {
              validate32.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkSuperscript/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                validate32.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkSubscript/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
                return false;
              } else {
                if (data.object !== void 0) {
                  let data12 = data.object;
                  const _errs47 = errors;
                  if (typeof data12 !== "string") {
                    validate32.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkSubscript/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("mark" !== data12) {
                    validate32.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/components/schemas/MarkSubscript/properties/object/const", keyword: "const", params: { allowedValue: "mark" }, message: "must be equal to constant" }];
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
                      validate32.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkSubscript/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("subscript" !== data13) {
                      validate32.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MarkSubscript/properties/type/const", keyword: "const", params: { allowedValue: "subscript" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid21 = _errs49 === errors;
                  } else {
                    var valid21 = true;
                  }
                }
              }
            } else {
              validate32.errors = [{ instancePath, schemaPath: "#/components/schemas/MarkSubscript/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
          }
        } else if (tag0 === "color") {
          if (!validate33(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.object = true;
            props0.type = true;
            props0.data = true;
          }
        } else {
          validate32.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate32.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    } else {
      validate32.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate32.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate32.evaluated = { "dynamicProps": true, "dynamicItems": false };
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
      if (data.object === void 0 && (missing0 = "object") || data.text === void 0 && (missing0 = "text") || data.marks === void 0 && (missing0 = "marks")) {
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
          if ("leaf" !== data0) {
            validate31.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "leaf" }, message: "must be equal to constant" }];
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
              validate31.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    if (!validate32(data2[i0], { instancePath: instancePath + "/marks/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs7 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate31.errors = [{ instancePath: instancePath + "/marks", schemaPath: "#/properties/marks/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = { "props": { "object": true, "text": true, "marks": true }, "dynamicProps": false, "dynamicItems": false };
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.leaves === void 0 && (missing0 = "leaves")) {
        validate30.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate30.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("text" !== data0) {
            validate30.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }];
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
              validate30.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    if (!validate31(data2[i0], { instancePath: instancePath + "/leaves/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
                      errors = vErrors.length;
                    }
                    var valid2 = _errs8 === errors;
                    if (!valid2) {
                      break;
                    }
                  }
                } else {
                  validate30.errors = [{ instancePath: instancePath + "/leaves", schemaPath: "#/properties/leaves/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate30.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate30.errors = vErrors;
  return errors === 0;
}
validate30.evaluated = { "props": { "object": true, "key": true, "leaves": true }, "dynamicProps": false, "dynamicItems": false };
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
      const tag0 = data.kind;
      if (typeof tag0 == "string") {
        if (tag0 === "url") {
          const _errs3 = errors;
          if (errors === _errs3) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing0;
              if (data.kind === void 0 && (missing0 = "kind") || data.url === void 0 && (missing0 = "url")) {
                validate40.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefURL/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data0 = data.kind;
                  const _errs5 = errors;
                  if (typeof data0 !== "string") {
                    validate40.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefURL/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("url" !== data0) {
                    validate40.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefURL/properties/kind/const", keyword: "const", params: { allowedValue: "url" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid3 = _errs5 === errors;
                } else {
                  var valid3 = true;
                }
                if (valid3) {
                  if (data.url !== void 0) {
                    const _errs7 = errors;
                    if (typeof data.url !== "string") {
                      validate40.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/components/schemas/ContentRefURL/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid3 = _errs7 === errors;
                  } else {
                    var valid3 = true;
                  }
                }
              }
            } else {
              validate40.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefURL/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          var props0 = {};
          props0.kind = true;
          props0.url = true;
        } else if (tag0 === "file") {
          const _errs10 = errors;
          if (errors === _errs10) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing1;
              if (data.kind === void 0 && (missing1 = "kind") || data.file === void 0 && (missing1 = "file")) {
                validate40.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefFile/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data2 = data.kind;
                  const _errs12 = errors;
                  if (typeof data2 !== "string") {
                    validate40.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefFile/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("file" !== data2) {
                    validate40.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefFile/properties/kind/const", keyword: "const", params: { allowedValue: "file" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid6 = _errs12 === errors;
                } else {
                  var valid6 = true;
                }
                if (valid6) {
                  if (data.file !== void 0) {
                    const _errs14 = errors;
                    if (typeof data.file !== "string") {
                      validate40.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/components/schemas/ContentRefFile/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid6 = _errs14 === errors;
                  } else {
                    var valid6 = true;
                  }
                  if (valid6) {
                    if (data.space !== void 0) {
                      const _errs16 = errors;
                      if (typeof data.space !== "string") {
                        validate40.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefFile/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid6 = _errs16 === errors;
                    } else {
                      var valid6 = true;
                    }
                  }
                }
              }
            } else {
              validate40.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefFile/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
          const _errs19 = errors;
          if (errors === _errs19) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing2;
              if (data.kind === void 0 && (missing2 = "kind") || data.page === void 0 && (missing2 = "page")) {
                validate40.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefPage/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data5 = data.kind;
                  const _errs21 = errors;
                  if (typeof data5 !== "string") {
                    validate40.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefPage/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("page" !== data5) {
                    validate40.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefPage/properties/kind/const", keyword: "const", params: { allowedValue: "page" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid9 = _errs21 === errors;
                } else {
                  var valid9 = true;
                }
                if (valid9) {
                  if (data.page !== void 0) {
                    const _errs23 = errors;
                    if (typeof data.page !== "string") {
                      validate40.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/components/schemas/ContentRefPage/properties/page/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid9 = _errs23 === errors;
                  } else {
                    var valid9 = true;
                  }
                  if (valid9) {
                    if (data.space !== void 0) {
                      const _errs25 = errors;
                      if (typeof data.space !== "string") {
                        validate40.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefPage/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid9 = _errs25 === errors;
                    } else {
                      var valid9 = true;
                    }
                  }
                }
              }
            } else {
              validate40.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefPage/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
          const _errs28 = errors;
          if (errors === _errs28) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing3;
              if (data.kind === void 0 && (missing3 = "kind") || data.anchor === void 0 && (missing3 = "anchor")) {
                validate40.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefAnchor/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data8 = data.kind;
                  const _errs30 = errors;
                  if (typeof data8 !== "string") {
                    validate40.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefAnchor/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("anchor" !== data8) {
                    validate40.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefAnchor/properties/kind/const", keyword: "const", params: { allowedValue: "anchor" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid12 = _errs30 === errors;
                } else {
                  var valid12 = true;
                }
                if (valid12) {
                  if (data.anchor !== void 0) {
                    const _errs32 = errors;
                    if (typeof data.anchor !== "string") {
                      validate40.errors = [{ instancePath: instancePath + "/anchor", schemaPath: "#/components/schemas/ContentRefAnchor/properties/anchor/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid12 = _errs32 === errors;
                  } else {
                    var valid12 = true;
                  }
                  if (valid12) {
                    if (data.page !== void 0) {
                      const _errs34 = errors;
                      if (typeof data.page !== "string") {
                        validate40.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/components/schemas/ContentRefAnchor/properties/page/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid12 = _errs34 === errors;
                    } else {
                      var valid12 = true;
                    }
                    if (valid12) {
                      if (data.space !== void 0) {
                        const _errs36 = errors;
                        if (typeof data.space !== "string") {
                          validate40.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefAnchor/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid12 = _errs36 === errors;
                      } else {
                        var valid12 = true;
                      }
                    }
                  }
                }
              }
            } else {
              validate40.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefAnchor/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
          const _errs39 = errors;
          if (errors === _errs39) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing4;
              if (data.kind === void 0 && (missing4 = "kind") || data.user === void 0 && (missing4 = "user")) {
                validate40.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefUser/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data12 = data.kind;
                  const _errs41 = errors;
                  if (typeof data12 !== "string") {
                    validate40.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefUser/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("user" !== data12) {
                    validate40.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefUser/properties/kind/const", keyword: "const", params: { allowedValue: "user" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid15 = _errs41 === errors;
                } else {
                  var valid15 = true;
                }
                if (valid15) {
                  if (data.user !== void 0) {
                    const _errs43 = errors;
                    if (typeof data.user !== "string") {
                      validate40.errors = [{ instancePath: instancePath + "/user", schemaPath: "#/components/schemas/ContentRefUser/properties/user/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid15 = _errs43 === errors;
                  } else {
                    var valid15 = true;
                  }
                }
              }
            } else {
              validate40.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefUser/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.user = true;
          }
        } else if (tag0 === "collection") {
          const _errs46 = errors;
          if (errors === _errs46) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing5;
              if (data.kind === void 0 && (missing5 = "kind") || data.collection === void 0 && (missing5 = "collection")) {
                validate40.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefCollection/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data14 = data.kind;
                  const _errs48 = errors;
                  if (typeof data14 !== "string") {
                    validate40.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefCollection/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("collection" !== data14) {
                    validate40.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefCollection/properties/kind/const", keyword: "const", params: { allowedValue: "collection" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid18 = _errs48 === errors;
                } else {
                  var valid18 = true;
                }
                if (valid18) {
                  if (data.collection !== void 0) {
                    const _errs50 = errors;
                    if (typeof data.collection !== "string") {
                      validate40.errors = [{ instancePath: instancePath + "/collection", schemaPath: "#/components/schemas/ContentRefCollection/properties/collection/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid18 = _errs50 === errors;
                  } else {
                    var valid18 = true;
                  }
                }
              }
            } else {
              validate40.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefCollection/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.collection = true;
          }
        } else if (tag0 === "space") {
          const _errs53 = errors;
          if (errors === _errs53) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing6;
              if (data.kind === void 0 && (missing6 = "kind") || data.space === void 0 && (missing6 = "space")) {
                validate40.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefSpace/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data16 = data.kind;
                  const _errs55 = errors;
                  if (typeof data16 !== "string") {
                    validate40.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefSpace/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("space" !== data16) {
                    validate40.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefSpace/properties/kind/const", keyword: "const", params: { allowedValue: "space" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid21 = _errs55 === errors;
                } else {
                  var valid21 = true;
                }
                if (valid21) {
                  if (data.space !== void 0) {
                    const _errs57 = errors;
                    if (typeof data.space !== "string") {
                      validate40.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefSpace/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid21 = _errs57 === errors;
                  } else {
                    var valid21 = true;
                  }
                }
              }
            } else {
              validate40.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefSpace/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.space = true;
          }
        } else if (tag0 === "reusable-content") {
          const _errs60 = errors;
          if (errors === _errs60) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing7;
              if (data.kind === void 0 && (missing7 = "kind") || data.reusableContent === void 0 && (missing7 = "reusableContent")) {
                validate40.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefReusableContent/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data18 = data.kind;
                  const _errs62 = errors;
                  if (typeof data18 !== "string") {
                    validate40.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefReusableContent/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("reusable-content" !== data18) {
                    validate40.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefReusableContent/properties/kind/const", keyword: "const", params: { allowedValue: "reusable-content" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid24 = _errs62 === errors;
                } else {
                  var valid24 = true;
                }
                if (valid24) {
                  if (data.reusableContent !== void 0) {
                    const _errs64 = errors;
                    if (typeof data.reusableContent !== "string") {
                      validate40.errors = [{ instancePath: instancePath + "/reusableContent", schemaPath: "#/components/schemas/ContentRefReusableContent/properties/reusableContent/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid24 = _errs64 === errors;
                  } else {
                    var valid24 = true;
                  }
                  if (valid24) {
                    if (data.space !== void 0) {
                      const _errs66 = errors;
                      if (typeof data.space !== "string") {
                        validate40.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefReusableContent/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid24 = _errs66 === errors;
                    } else {
                      var valid24 = true;
                    }
                  }
                }
              }
            } else {
              validate40.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefReusableContent/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
          const _errs69 = errors;
          if (errors === _errs69) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing8;
              if (data.kind === void 0 && (missing8 = "kind") || data.tag === void 0 && (missing8 = "tag")) {
                validate40.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefTag/required", keyword: "required", params: { missingProperty: missing8 }, message: "must have required property '" + missing8 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data21 = data.kind;
                  const _errs71 = errors;
                  if (typeof data21 !== "string") {
                    validate40.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefTag/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("tag" !== data21) {
                    validate40.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefTag/properties/kind/const", keyword: "const", params: { allowedValue: "tag" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid27 = _errs71 === errors;
                } else {
                  var valid27 = true;
                }
                if (valid27) {
                  if (data.tag !== void 0) {
                    const _errs73 = errors;
                    if (typeof data.tag !== "string") {
                      validate40.errors = [{ instancePath: instancePath + "/tag", schemaPath: "#/components/schemas/ContentRefTag/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid27 = _errs73 === errors;
                  } else {
                    var valid27 = true;
                  }
                  if (valid27) {
                    if (data.space !== void 0) {
                      const _errs75 = errors;
                      if (typeof data.space !== "string") {
                        validate40.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefTag/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid27 = _errs75 === errors;
                    } else {
                      var valid27 = true;
                    }
                  }
                }
              }
            } else {
              validate40.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefTag/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
          const _errs78 = errors;
          if (errors === _errs78) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing9;
              if (data.kind === void 0 && (missing9 = "kind") || data.spec === void 0 && (missing9 = "spec")) {
                validate40.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefOpenAPI/required", keyword: "required", params: { missingProperty: missing9 }, message: "must have required property '" + missing9 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data24 = data.kind;
                  const _errs80 = errors;
                  if (typeof data24 !== "string") {
                    validate40.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("openapi" !== data24) {
                    validate40.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/kind/const", keyword: "const", params: { allowedValue: "openapi" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid30 = _errs80 === errors;
                } else {
                  var valid30 = true;
                }
                if (valid30) {
                  if (data.spec !== void 0) {
                    const _errs82 = errors;
                    if (typeof data.spec !== "string") {
                      validate40.errors = [{ instancePath: instancePath + "/spec", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/spec/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid30 = _errs82 === errors;
                  } else {
                    var valid30 = true;
                  }
                }
              }
            } else {
              validate40.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefOpenAPI/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = props0 || {};
            props0.kind = true;
            props0.spec = true;
          }
        } else {
          validate40.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf' }];
          return false;
        }
      } else {
        validate40.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string' }];
        return false;
      }
    } else {
      validate40.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate40.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate40.evaluated = { "dynamicProps": true, "dynamicItems": false };
var schema81 = { "type": "object", "required": ["object", "type", "data", "isVoid"], "properties": { "object": { "type": "string", "const": "inline" }, "type": { "type": "string", "const": "inline-image" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "required": ["ref"], "properties": { "ref": { "$ref": "#/components/schemas/FileOrURLRef" }, "refDark": { "$ref": "#/components/schemas/FileOrURLRef" }, "caption": { "type": "string" }, "alt": { "type": "string" }, "size": { "type": "string", "enum": ["original", "line"] } } } } };
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate44.evaluated;
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
          const _errs3 = errors;
          if (errors === _errs3) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing0;
              if (data.kind === void 0 && (missing0 = "kind") || data.url === void 0 && (missing0 = "url")) {
                validate44.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefURL/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data0 = data.kind;
                  const _errs5 = errors;
                  if (typeof data0 !== "string") {
                    validate44.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefURL/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("url" !== data0) {
                    validate44.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefURL/properties/kind/const", keyword: "const", params: { allowedValue: "url" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid3 = _errs5 === errors;
                } else {
                  var valid3 = true;
                }
                if (valid3) {
                  if (data.url !== void 0) {
                    const _errs7 = errors;
                    if (typeof data.url !== "string") {
                      validate44.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/components/schemas/ContentRefURL/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid3 = _errs7 === errors;
                  } else {
                    var valid3 = true;
                  }
                }
              }
            } else {
              validate44.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefURL/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          var props0 = {};
          props0.kind = true;
          props0.url = true;
        } else if (tag0 === "file") {
          const _errs10 = errors;
          if (errors === _errs10) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing1;
              if (data.kind === void 0 && (missing1 = "kind") || data.file === void 0 && (missing1 = "file")) {
                validate44.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefFile/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                return false;
              } else {
                if (data.kind !== void 0) {
                  let data2 = data.kind;
                  const _errs12 = errors;
                  if (typeof data2 !== "string") {
                    validate44.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefFile/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("file" !== data2) {
                    validate44.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/components/schemas/ContentRefFile/properties/kind/const", keyword: "const", params: { allowedValue: "file" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid6 = _errs12 === errors;
                } else {
                  var valid6 = true;
                }
                if (valid6) {
                  if (data.file !== void 0) {
                    const _errs14 = errors;
                    if (typeof data.file !== "string") {
                      validate44.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/components/schemas/ContentRefFile/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid6 = _errs14 === errors;
                  } else {
                    var valid6 = true;
                  }
                  if (valid6) {
                    if (data.space !== void 0) {
                      const _errs16 = errors;
                      if (typeof data.space !== "string") {
                        validate44.errors = [{ instancePath: instancePath + "/space", schemaPath: "#/components/schemas/ContentRefFile/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid6 = _errs16 === errors;
                    } else {
                      var valid6 = true;
                    }
                  }
                }
              }
            } else {
              validate44.errors = [{ instancePath, schemaPath: "#/components/schemas/ContentRefFile/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
          validate44.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf' }];
          return false;
        }
      } else {
        validate44.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string' }];
        return false;
      }
    } else {
      validate44.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate44.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate44.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate43.evaluated;
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
        validate43.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate43.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("inline" !== data0) {
            validate43.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "inline" }, message: "must be equal to constant" }];
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
              validate43.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("inline-image" !== data1) {
              validate43.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "inline-image" }, message: "must be equal to constant" }];
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
                validate43.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate43.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate43.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
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
                        validate43.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.ref !== void 0) {
                          const _errs12 = errors;
                          if (!validate44(data4.ref, { instancePath: instancePath + "/data/ref", parentData: data4, parentDataProperty: "ref", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
                            errors = vErrors.length;
                          }
                          var valid2 = _errs12 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data4.refDark !== void 0) {
                            const _errs13 = errors;
                            if (!validate44(data4.refDark, { instancePath: instancePath + "/data/refDark", parentData: data4, parentDataProperty: "refDark", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
                                validate43.errors = [{ instancePath: instancePath + "/data/caption", schemaPath: "#/properties/data/properties/caption/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                  validate43.errors = [{ instancePath: instancePath + "/data/alt", schemaPath: "#/properties/data/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                    validate43.errors = [{ instancePath: instancePath + "/data/size", schemaPath: "#/properties/data/properties/size/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  if (!(data9 === "original" || data9 === "line")) {
                                    validate43.errors = [{ instancePath: instancePath + "/data/size", schemaPath: "#/properties/data/properties/size/enum", keyword: "enum", params: { allowedValues: schema81.properties.data.properties.size.enum }, message: "must be equal to one of the allowed values" }];
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
                      validate43.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate43.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate43.errors = vErrors;
  return errors === 0;
}
validate43.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
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
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate39.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate39.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("inline" !== data0) {
            validate39.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "inline" }, message: "must be equal to constant" }];
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
              validate39.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("link" !== data1) {
              validate39.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "link" }, message: "must be equal to constant" }];
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
                validate39.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate39.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (false !== data3) {
                  validate39.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" }];
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
                        validate39.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.ref !== void 0) {
                          if (!validate40(data4.ref, { instancePath: instancePath + "/data/ref", parentData: data4, parentDataProperty: "ref", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
                            errors = vErrors.length;
                          }
                        }
                      }
                    } else {
                      validate39.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                          if (!validate30(data7, { instancePath: instancePath + "/nodes/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
                          if (!validate43(data7, { instancePath: instancePath + "/nodes/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
                            validate39.errors = vErrors;
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
                        validate39.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate39.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}
validate39.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate48.evaluated;
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
        validate48.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate48.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("inline" !== data0) {
            validate48.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "inline" }, message: "must be equal to constant" }];
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
              validate48.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("emoji" !== data1) {
              validate48.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "emoji" }, message: "must be equal to constant" }];
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
                validate48.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate48.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate48.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
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
                        validate48.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.code !== void 0) {
                          if (typeof data4.code !== "string") {
                            validate48.errors = [{ instancePath: instancePath + "/data/code", schemaPath: "#/properties/data/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate48.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate48.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate48.errors = vErrors;
  return errors === 0;
}
validate48.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate49.evaluated;
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
        validate49.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate49.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("inline" !== data0) {
            validate49.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "inline" }, message: "must be equal to constant" }];
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
              validate49.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("icon" !== data1) {
              validate49.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "icon" }, message: "must be equal to constant" }];
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
                validate49.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate49.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate49.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
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
                        validate49.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.icon !== void 0) {
                          const _errs12 = errors;
                          if (typeof data4.icon !== "string") {
                            validate49.errors = [{ instancePath: instancePath + "/data/icon", schemaPath: "#/properties/data/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                              validate49.errors = [{ instancePath: instancePath + "/data/color", schemaPath: "#/properties/data/properties/color/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid2 = _errs14 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
                    } else {
                      validate49.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate49.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate49.errors = vErrors;
  return errors === 0;
}
validate49.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate50.evaluated;
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
        validate50.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate50.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("inline" !== data0) {
            validate50.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "inline" }, message: "must be equal to constant" }];
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
              validate50.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("inline-math" !== data1) {
              validate50.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "inline-math" }, message: "must be equal to constant" }];
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
                validate50.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate50.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate50.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
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
                        validate50.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.formula !== void 0) {
                          if (typeof data4.formula !== "string") {
                            validate50.errors = [{ instancePath: instancePath + "/data/formula", schemaPath: "#/properties/data/properties/formula/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate50.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate50.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate50.errors = vErrors;
  return errors === 0;
}
validate50.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate51.evaluated;
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
        validate51.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate51.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("inline" !== data0) {
            validate51.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "inline" }, message: "must be equal to constant" }];
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
              validate51.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("expression" !== data1) {
              validate51.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "expression" }, message: "must be equal to constant" }];
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
                validate51.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate51.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate51.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
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
                        validate51.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.expression !== void 0) {
                          if (typeof data4.expression !== "string") {
                            validate51.errors = [{ instancePath: instancePath + "/data/expression", schemaPath: "#/properties/data/properties/expression/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate51.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate51.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate51.errors = vErrors;
  return errors === 0;
}
validate51.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
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
            if ("mention" !== data1) {
              validate52.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "mention" }, message: "must be equal to constant" }];
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
                      if (data4.ref === void 0 && (missing1 = "ref")) {
                        validate52.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.ref !== void 0) {
                          if (!validate40(data4.ref, { instancePath: instancePath + "/data/ref", parentData: data4, parentDataProperty: "ref", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
                            errors = vErrors.length;
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
var schema96 = { "type": "object", "required": ["object", "type", "data", "isVoid"], "properties": { "object": { "type": "string", "const": "inline" }, "type": { "type": "string", "const": "button" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": true }, "data": { "type": "object", "required": ["label", "kind"], "properties": { "label": { "type": "string" }, "kind": { "type": "string", "enum": ["primary", "secondary"] }, "size": { "type": "string" }, "icon": { "type": "string" }, "ref": { "$ref": "#/components/schemas/ContentRef" }, "action": { "type": "object", "additionalProperties": true } } } } };
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
            if ("button" !== data1) {
              validate54.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "button" }, message: "must be equal to constant" }];
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
                      if (data4.label === void 0 && (missing1 = "label") || data4.kind === void 0 && (missing1 = "kind")) {
                        validate54.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.label !== void 0) {
                          const _errs12 = errors;
                          if (typeof data4.label !== "string") {
                            validate54.errors = [{ instancePath: instancePath + "/data/label", schemaPath: "#/properties/data/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                              validate54.errors = [{ instancePath: instancePath + "/data/kind", schemaPath: "#/properties/data/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            if (!(data6 === "primary" || data6 === "secondary")) {
                              validate54.errors = [{ instancePath: instancePath + "/data/kind", schemaPath: "#/properties/data/properties/kind/enum", keyword: "enum", params: { allowedValues: schema96.properties.data.properties.kind.enum }, message: "must be equal to one of the allowed values" }];
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
                                validate54.errors = [{ instancePath: instancePath + "/data/size", schemaPath: "#/properties/data/properties/size/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                  validate54.errors = [{ instancePath: instancePath + "/data/icon", schemaPath: "#/properties/data/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid2 = _errs18 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data4.ref !== void 0) {
                                  const _errs20 = errors;
                                  if (!validate40(data4.ref, { instancePath: instancePath + "/data/ref", parentData: data4, parentDataProperty: "ref", rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
                                        validate54.errors = [{ instancePath: instancePath + "/data/action", schemaPath: "#/properties/data/properties/action/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
var wrapper1 = { validate: validate27 };
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
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.nodes === void 0 && (missing0 = "nodes")) {
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
          if ("fragment" !== data0) {
            validate58.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "fragment" }, message: "must be equal to constant" }];
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
            if ("annotation-body" !== data1) {
              validate58.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "annotation-body" }, message: "must be equal to constant" }];
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
                validate58.errors = [{ instancePath: instancePath + "/fragment", schemaPath: "#/properties/fragment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    validate58.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "props": { "object": true, "type": true, "fragment": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
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
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.isVoid === void 0 && (missing0 = "isVoid") || data.nodes === void 0 && (missing0 = "nodes") || data.fragments === void 0 && (missing0 = "fragments")) {
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
            if ("annotation" !== data1) {
              validate56.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "annotation" }, message: "must be equal to constant" }];
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
                if (false !== data3) {
                  validate56.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" }];
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
                        if (!validate30(data4[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs12 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    } else {
                      validate56.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                          if (!validate58(data6[i1], { instancePath: instancePath + "/fragments/" + i1, parentData: data6, parentDataProperty: i1, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                            errors = vErrors.length;
                          }
                          var valid3 = _errs15 === errors;
                          if (!valid3) {
                            break;
                          }
                        }
                      } else {
                        validate56.errors = [{ instancePath: instancePath + "/fragments", schemaPath: "#/properties/fragments/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "nodes": true, "fragments": true }, "dynamicProps": false, "dynamicItems": false };
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate38.evaluated;
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
          if (!validate39(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
          if (!validate43(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
          if (!validate48(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
          if (!validate49(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
          if (!validate50(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
          if (!validate51(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
        } else if (tag0 === "button") {
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
        } else if (tag0 === "annotation") {
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
            props0.nodes = true;
            props0.fragments = true;
          }
        } else {
          validate38.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate38.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    } else {
      validate38.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate38.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate38.evaluated = { "dynamicProps": true, "dynamicItems": false };
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
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate30(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
  if (!validate38(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
    errors = vErrors.length;
  } else {
    var props1 = validate38.evaluated.props;
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
    validate29.errors = vErrors;
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
  validate29.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate29.evaluated = { "dynamicProps": true, "dynamicItems": false };
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
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate28.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate28.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate28.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
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
              validate28.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("paragraph" !== data1) {
              validate28.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "paragraph" }, message: "must be equal to constant" }];
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
                validate28.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate28.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs10 === errors) {
                      if (data3.align !== void 0) {
                        let data4 = data3.align;
                        if (typeof data4 !== "string") {
                          validate28.errors = [{ instancePath: instancePath + "/data/align", schemaPath: "#/components/schemas/TextAlignment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        if (!(data4 === "start" || data4 === "center" || data4 === "end")) {
                          validate28.errors = [{ instancePath: instancePath + "/data/align", schemaPath: "#/components/schemas/TextAlignment/enum", keyword: "enum", params: { allowedValues: schema51.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate28.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                        if (!validate29(data5[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
                          errors = vErrors.length;
                        }
                        var valid4 = _errs16 === errors;
                        if (!valid4) {
                          break;
                        }
                      }
                    } else {
                      validate28.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}
validate28.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
var pattern4 = new RegExp("^[-a-z0-9.+_]+$", "u");
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate72.evaluated;
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
            if (!pattern4.test(data0)) {
              validate72.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[-a-z0-9.+_]+$" }, message: 'must match pattern "^[-a-z0-9.+_]+$"' }];
              return false;
            }
          } else {
            validate72.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
            validate72.errors = [{ instancePath: instancePath + "/align", schemaPath: "#/components/schemas/TextAlignment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data1 === "start" || data1 === "center" || data1 === "end")) {
            validate72.errors = [{ instancePath: instancePath + "/align", schemaPath: "#/components/schemas/TextAlignment/enum", keyword: "enum", params: { allowedValues: schema51.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      validate72.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = { "props": { "id": true, "align": true }, "dynamicProps": false, "dynamicItems": false };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate71.evaluated;
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
        validate71.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate71.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate71.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
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
              validate71.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("heading-1" !== data1) {
              validate71.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "heading-1" }, message: "must be equal to constant" }];
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
                validate71.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate71.errors = [{ instancePath: instancePath + "/meta/id", schemaPath: "#/components/schemas/BlockMeta/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate71.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/components/schemas/BlockMeta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                  if (!validate72(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
                          if (!validate29(data6[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
                            errors = vErrors.length;
                          }
                          var valid4 = _errs16 === errors;
                          if (!valid4) {
                            break;
                          }
                        }
                      } else {
                        validate71.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
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
            if ("heading-2" !== data1) {
              validate75.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "heading-2" }, message: "must be equal to constant" }];
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
                  if (!validate72(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
                          if (!validate29(data6[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate78.evaluated;
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
        validate78.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate78.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate78.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
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
              validate78.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("heading-3" !== data1) {
              validate78.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "heading-3" }, message: "must be equal to constant" }];
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
                validate78.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate78.errors = [{ instancePath: instancePath + "/meta/id", schemaPath: "#/components/schemas/BlockMeta/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate78.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/components/schemas/BlockMeta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                  if (!validate72(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
                          if (!validate29(data6[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
                            errors = vErrors.length;
                          }
                          var valid4 = _errs16 === errors;
                          if (!valid4) {
                            break;
                          }
                        }
                      } else {
                        validate78.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate78.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate78.errors = vErrors;
  return errors === 0;
}
validate78.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
var wrapper2 = { validate: validate82 };
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate84.evaluated;
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
        validate84.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate84.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate84.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
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
              validate84.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("list-ordered" !== data1) {
              validate84.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "list-ordered" }, message: "must be equal to constant" }];
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
                validate84.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate84.errors = [{ instancePath: instancePath + "/data/start", schemaPath: "#/properties/data/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                    }
                  } else {
                    validate84.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                      validate84.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate84.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate84.errors = vErrors;
  return errors === 0;
}
validate84.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
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
            if ("list-tasks" !== data1) {
              validate85.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "list-tasks" }, message: "must be equal to constant" }];
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
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid")) {
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
            if ("divider" !== data1) {
              validate86.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "divider" }, message: "must be equal to constant" }];
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
              if (data.isVoid !== void 0) {
                let data3 = data.isVoid;
                const _errs8 = errors;
                if (typeof data3 !== "boolean") {
                  validate86.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate86.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
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
                        validate86.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    } else {
                      validate86.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate86.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate86.errors = vErrors;
  return errors === 0;
}
validate86.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var schema123 = { "type": "object", "required": ["object", "type", "data", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "code" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "data": { "type": "object", "properties": { "syntax": { "type": "string" }, "title": { "type": "string" }, "overflow": { "type": "string", "enum": ["scroll", "wrap"] }, "lineNumbers": { "type": "boolean" }, "fullWidth": { "type": "boolean" }, "expandable": { "type": "boolean" }, "collapsedLineCount": { "type": "integer", "minimum": 1 } } }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/BlockCodeLine" } } } };
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
            if ("code-line" !== data1) {
              validate88.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "code-line" }, message: "must be equal to constant" }];
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
                    if (data3.highlighted !== void 0) {
                      if (typeof data3.highlighted !== "boolean") {
                        validate88.errors = [{ instancePath: instancePath + "/data/highlighted", schemaPath: "#/properties/data/properties/highlighted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                        let data6 = data5[i0];
                        const _errs14 = errors;
                        const _errs15 = errors;
                        let valid4 = false;
                        let passing0 = null;
                        const _errs16 = errors;
                        if (!validate30(data6, { instancePath: instancePath + "/nodes/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
                        if (!validate56(data6, { instancePath: instancePath + "/nodes/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
                          if (!validate51(data6, { instancePath: instancePath + "/nodes/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                          validate88.errors = vErrors;
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
      let missing0;
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.nodes === void 0 && (missing0 = "nodes")) {
        validate87.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate87.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate87.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
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
              validate87.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("code" !== data1) {
              validate87.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "code" }, message: "must be equal to constant" }];
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
                validate87.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate87.errors = [{ instancePath: instancePath + "/data/syntax", schemaPath: "#/properties/data/properties/syntax/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                          validate87.errors = [{ instancePath: instancePath + "/data/title", schemaPath: "#/properties/data/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                            validate87.errors = [{ instancePath: instancePath + "/data/overflow", schemaPath: "#/properties/data/properties/overflow/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          if (!(data6 === "scroll" || data6 === "wrap")) {
                            validate87.errors = [{ instancePath: instancePath + "/data/overflow", schemaPath: "#/properties/data/properties/overflow/enum", keyword: "enum", params: { allowedValues: schema123.properties.data.properties.overflow.enum }, message: "must be equal to one of the allowed values" }];
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
                              validate87.errors = [{ instancePath: instancePath + "/data/lineNumbers", schemaPath: "#/properties/data/properties/lineNumbers/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                                validate87.errors = [{ instancePath: instancePath + "/data/fullWidth", schemaPath: "#/properties/data/properties/fullWidth/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                                  validate87.errors = [{ instancePath: instancePath + "/data/expandable", schemaPath: "#/properties/data/properties/expandable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                                    validate87.errors = [{ instancePath: instancePath + "/data/collapsedLineCount", schemaPath: "#/properties/data/properties/collapsedLineCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  if (errors === _errs22) {
                                    if (typeof data10 == "number" && isFinite(data10)) {
                                      if (data10 < 1 || isNaN(data10)) {
                                        validate87.errors = [{ instancePath: instancePath + "/data/collapsedLineCount", schemaPath: "#/properties/data/properties/collapsedLineCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                    validate87.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                        if (!validate88(data11[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data11, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
                          errors = vErrors.length;
                        }
                        var valid3 = _errs26 === errors;
                        if (!valid3) {
                          break;
                        }
                      }
                    } else {
                      validate87.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate87.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate87.errors = vErrors;
  return errors === 0;
}
validate87.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
var schema127 = { "type": "object", "required": ["object", "type", "data", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "hint" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "data": { "type": "object", "required": ["style"], "properties": { "style": { "type": "string", "enum": ["info", "warning", "danger", "success"] }, "icon": { "type": "string" } } }, "nodes": { "type": "array", "minItems": 1, "items": { "$ref": "#/components/schemas/HintBlock" } } } };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate95.evaluated;
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
        validate95.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate95.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate95.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
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
              validate95.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("embed" !== data1) {
              validate95.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "embed" }, message: "must be equal to constant" }];
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
                validate95.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate95.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate95.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
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
                        validate95.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.url !== void 0) {
                          const _errs12 = errors;
                          if (typeof data4.url !== "string") {
                            validate95.errors = [{ instancePath: instancePath + "/data/url", schemaPath: "#/properties/data/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                              validate95.errors = [{ instancePath: instancePath + "/data/fullWidth", schemaPath: "#/properties/data/properties/fullWidth/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                              return false;
                            }
                            var valid2 = _errs14 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
                    } else {
                      validate95.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate95.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate95.errors = vErrors;
  return errors === 0;
}
validate95.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate96.evaluated;
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
        validate96.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate96.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate96.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
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
              validate96.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("integration" !== data1) {
              validate96.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "integration" }, message: "must be equal to constant" }];
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
                validate96.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate96.errors = [{ instancePath: instancePath + "/meta/id", schemaPath: "#/components/schemas/BlockMeta/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate96.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/components/schemas/BlockMeta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                    validate96.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                        validate96.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                                validate96.errors = [{ instancePath: instancePath + "/nodes/" + i0, schemaPath: "#/components/schemas/OtherNodes/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid5 = _errs21 === errors;
                            if (!valid5) {
                              break;
                            }
                          }
                        } else {
                          validate96.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/components/schemas/OtherNodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                                  validate96.errors = [{ instancePath: instancePath + "/fragments/" + i1, schemaPath: "#/components/schemas/OtherNodes/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid7 = _errs27 === errors;
                              if (!valid7) {
                                break;
                              }
                            }
                          } else {
                            validate96.errors = [{ instancePath: instancePath + "/fragments", schemaPath: "#/components/schemas/OtherNodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate96.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate96.errors = vErrors;
  return errors === 0;
}
validate96.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "isVoid": true, "data": true, "nodes": true, "fragments": true }, "dynamicProps": false, "dynamicItems": false };
var schema141 = { "type": "object", "required": ["id", "title", "type", "textAlignment"], "properties": { "id": { "type": "string" }, "title": { "type": "string" }, "type": { "type": "string", "const": "text" }, "textAlignment": { "type": "string", "enum": ["left", "center", "right"] }, "verticalAlignment": { "type": "string" } } };
var schema142 = { "type": "object", "required": ["id", "title", "type"], "properties": { "id": { "type": "string" }, "title": { "type": "string" }, "type": { "type": "string", "enum": ["number", "checkbox", "files", "users", "rating", "select", "content-ref", "image"] } } };
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
        if (tag0 === "text") {
          const _errs3 = errors;
          if (errors === _errs3) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing0;
              if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.type === void 0 && (missing0 = "type") || data.textAlignment === void 0 && (missing0 = "textAlignment")) {
                validate98.errors = [{ instancePath, schemaPath: "#/components/schemas/TableTextColumn/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
                return false;
              } else {
                if (data.id !== void 0) {
                  const _errs5 = errors;
                  if (typeof data.id !== "string") {
                    validate98.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/TableTextColumn/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate98.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/TableTextColumn/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate98.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableTextColumn/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if ("text" !== data2) {
                        validate98.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableTextColumn/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }];
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
                          validate98.errors = [{ instancePath: instancePath + "/textAlignment", schemaPath: "#/components/schemas/TableTextColumn/properties/textAlignment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        if (!(data3 === "left" || data3 === "center" || data3 === "right")) {
                          validate98.errors = [{ instancePath: instancePath + "/textAlignment", schemaPath: "#/components/schemas/TableTextColumn/properties/textAlignment/enum", keyword: "enum", params: { allowedValues: schema141.properties.textAlignment.enum }, message: "must be equal to one of the allowed values" }];
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
                            validate98.errors = [{ instancePath: instancePath + "/verticalAlignment", schemaPath: "#/components/schemas/TableTextColumn/properties/verticalAlignment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
              validate98.errors = [{ instancePath, schemaPath: "#/components/schemas/TableTextColumn/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                validate98.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                return false;
              } else {
                if (data.id !== void 0) {
                  const _errs18 = errors;
                  if (typeof data.id !== "string") {
                    validate98.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/TableOtherColumn/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate98.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/TableOtherColumn/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate98.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data7 === "number" || data7 === "checkbox" || data7 === "files" || data7 === "users" || data7 === "rating" || data7 === "select" || data7 === "content-ref" || data7 === "image")) {
                        validate98.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/enum", keyword: "enum", params: { allowedValues: schema142.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
              validate98.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                validate98.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                return false;
              } else {
                if (data.id !== void 0) {
                  const _errs27 = errors;
                  if (typeof data.id !== "string") {
                    validate98.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/TableOtherColumn/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate98.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/TableOtherColumn/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate98.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data10 === "number" || data10 === "checkbox" || data10 === "files" || data10 === "users" || data10 === "rating" || data10 === "select" || data10 === "content-ref" || data10 === "image")) {
                        validate98.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/enum", keyword: "enum", params: { allowedValues: schema142.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
              validate98.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                validate98.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                return false;
              } else {
                if (data.id !== void 0) {
                  const _errs36 = errors;
                  if (typeof data.id !== "string") {
                    validate98.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/TableOtherColumn/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate98.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/TableOtherColumn/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate98.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data13 === "number" || data13 === "checkbox" || data13 === "files" || data13 === "users" || data13 === "rating" || data13 === "select" || data13 === "content-ref" || data13 === "image")) {
                        validate98.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/enum", keyword: "enum", params: { allowedValues: schema142.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
              validate98.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                validate98.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                return false;
              } else {
                if (data.id !== void 0) {
                  const _errs45 = errors;
                  if (typeof data.id !== "string") {
                    validate98.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/TableOtherColumn/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate98.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/TableOtherColumn/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate98.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data16 === "number" || data16 === "checkbox" || data16 === "files" || data16 === "users" || data16 === "rating" || data16 === "select" || data16 === "content-ref" || data16 === "image")) {
                        validate98.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/enum", keyword: "enum", params: { allowedValues: schema142.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
              validate98.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                validate98.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                return false;
              } else {
                if (data.id !== void 0) {
                  const _errs54 = errors;
                  if (typeof data.id !== "string") {
                    validate98.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/TableOtherColumn/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate98.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/TableOtherColumn/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate98.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data19 === "number" || data19 === "checkbox" || data19 === "files" || data19 === "users" || data19 === "rating" || data19 === "select" || data19 === "content-ref" || data19 === "image")) {
                        validate98.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/enum", keyword: "enum", params: { allowedValues: schema142.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
              validate98.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                validate98.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
                return false;
              } else {
                if (data.id !== void 0) {
                  const _errs63 = errors;
                  if (typeof data.id !== "string") {
                    validate98.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/TableOtherColumn/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate98.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/TableOtherColumn/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate98.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data22 === "number" || data22 === "checkbox" || data22 === "files" || data22 === "users" || data22 === "rating" || data22 === "select" || data22 === "content-ref" || data22 === "image")) {
                        validate98.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/enum", keyword: "enum", params: { allowedValues: schema142.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
              validate98.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                validate98.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" }];
                return false;
              } else {
                if (data.id !== void 0) {
                  const _errs72 = errors;
                  if (typeof data.id !== "string") {
                    validate98.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/TableOtherColumn/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate98.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/TableOtherColumn/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate98.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data25 === "number" || data25 === "checkbox" || data25 === "files" || data25 === "users" || data25 === "rating" || data25 === "select" || data25 === "content-ref" || data25 === "image")) {
                        validate98.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/enum", keyword: "enum", params: { allowedValues: schema142.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
              validate98.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                validate98.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/required", keyword: "required", params: { missingProperty: missing8 }, message: "must have required property '" + missing8 + "'" }];
                return false;
              } else {
                if (data.id !== void 0) {
                  const _errs81 = errors;
                  if (typeof data.id !== "string") {
                    validate98.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/components/schemas/TableOtherColumn/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate98.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/components/schemas/TableOtherColumn/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate98.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data28 === "number" || data28 === "checkbox" || data28 === "files" || data28 === "users" || data28 === "rating" || data28 === "select" || data28 === "content-ref" || data28 === "image")) {
                        validate98.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/components/schemas/TableOtherColumn/properties/type/enum", keyword: "enum", params: { allowedValues: schema142.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
              validate98.errors = [{ instancePath, schemaPath: "#/components/schemas/TableOtherColumn/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
  return errors === 0;
}
validate98.evaluated = { "dynamicProps": true, "dynamicItems": false };
var wrapper4 = { validate: validate81 };
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
      const tag0 = data.type;
      if (typeof tag0 == "string") {
        if (tag0 === "paragraph") {
          if (!validate28(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
            errors = vErrors.length;
          }
          var props0 = {};
          props0.object = true;
          props0.type = true;
          props0.key = true;
          props0.data = true;
          props0.nodes = true;
        } else if (tag0 === "heading-1") {
          if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
        } else if (tag0 === "heading-3") {
          if (!validate78(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
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
          if (!validate84(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
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
        } else if (tag0 === "divider") {
          if (!validate86(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
          validate101.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate101.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    } else {
      validate101.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate101.errors = vErrors;
  evaluated0.props = props0;
  evaluated0.items = items0;
  return errors === 0;
}
validate101.evaluated = { "dynamicProps": true, "dynamicItems": true };
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
      if (data.object === void 0 && (missing0 = "object") || data.fragment === void 0 && (missing0 = "fragment") || data.nodes === void 0 && (missing0 = "nodes")) {
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
          if ("fragment" !== data0) {
            validate100.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "fragment" }, message: "must be equal to constant" }];
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
              validate100.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                validate100.errors = [{ instancePath: instancePath + "/fragment", schemaPath: "#/properties/fragment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      if (!validate101(data3[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs9 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate100.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate100.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate100.errors = vErrors;
  return errors === 0;
}
validate100.evaluated = { "props": { "object": true, "type": true, "fragment": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
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
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid") || data.fragments === void 0 && (missing0 = "fragments")) {
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
            if ("table" !== data1) {
              validate97.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "table" }, message: "must be equal to constant" }];
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
              if (data.isVoid !== void 0) {
                let data3 = data.isVoid;
                const _errs8 = errors;
                if (typeof data3 !== "boolean") {
                  validate97.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate97.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
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
                        validate97.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
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
                                validate97.errors = [{ instancePath: instancePath + "/data/view", schemaPath: "#/components/schemas/TableView/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                return false;
                              } else {
                                if (data5.type !== void 0) {
                                  let data6 = data5.type;
                                  const _errs15 = errors;
                                  if (typeof data6 !== "string") {
                                    validate97.errors = [{ instancePath: instancePath + "/data/view/type", schemaPath: "#/components/schemas/TableView/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  if ("grid" !== data6) {
                                    validate97.errors = [{ instancePath: instancePath + "/data/view/type", schemaPath: "#/components/schemas/TableView/properties/type/const", keyword: "const", params: { allowedValue: "grid" }, message: "must be equal to constant" }];
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
                                            validate97.errors = [{ instancePath: instancePath + "/data/view/columns/" + i0, schemaPath: "#/components/schemas/TableView/properties/columns/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                          var valid5 = _errs19 === errors;
                                          if (!valid5) {
                                            break;
                                          }
                                        }
                                      } else {
                                        validate97.errors = [{ instancePath: instancePath + "/data/view/columns", schemaPath: "#/components/schemas/TableView/properties/columns/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                                        validate97.errors = [{ instancePath: instancePath + "/data/view/hideHeader", schemaPath: "#/components/schemas/TableView/properties/hideHeader/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                                                validate97.errors = [{ instancePath: instancePath + "/data/view/columnWidths/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/TableView/properties/columnWidths/additionalProperties/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                return false;
                                              }
                                              var valid6 = _errs26 === errors;
                                              if (!valid6) {
                                                break;
                                              }
                                            }
                                          } else {
                                            validate97.errors = [{ instancePath: instancePath + "/data/view/columnWidths", schemaPath: "#/components/schemas/TableView/properties/columnWidths/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                                            validate97.errors = [{ instancePath: instancePath + "/data/view/stickyHeader", schemaPath: "#/components/schemas/TableView/properties/stickyHeader/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                                              validate97.errors = [{ instancePath: instancePath + "/data/view/stickyFirstColumn", schemaPath: "#/components/schemas/TableView/properties/stickyFirstColumn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                              validate97.errors = [{ instancePath: instancePath + "/data/view", schemaPath: "#/components/schemas/TableView/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                                  if (!validate98(data14[key1], { instancePath: instancePath + "/data/definition/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data14, parentDataProperty: key1, rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid7 = _errs35 === errors;
                                  if (!valid7) {
                                    break;
                                  }
                                }
                              } else {
                                validate97.errors = [{ instancePath: instancePath + "/data/definition", schemaPath: "#/properties/data/properties/definition/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                                          validate97.errors = [{ instancePath: instancePath + "/data/records/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/TableRecord/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                          return false;
                                        } else {
                                          if (data17.orderIndex !== void 0) {
                                            const _errs42 = errors;
                                            if (typeof data17.orderIndex !== "string") {
                                              validate97.errors = [{ instancePath: instancePath + "/data/records/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/orderIndex", schemaPath: "#/components/schemas/TableRecord/properties/orderIndex/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                                  validate97.errors = [{ instancePath: instancePath + "/data/records/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/values", schemaPath: "#/components/schemas/TableRecord/properties/values/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                                        validate97.errors = [{ instancePath: instancePath + "/data/records/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/TableRecord/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid8 = _errs39 === errors;
                                    if (!valid8) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate97.errors = [{ instancePath: instancePath + "/data/records", schemaPath: "#/properties/data/properties/records/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                                  validate97.errors = [{ instancePath: instancePath + "/data/fullWidth", schemaPath: "#/properties/data/properties/fullWidth/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                      validate97.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                          if (!validate100(data21[i1], { instancePath: instancePath + "/fragments/" + i1, parentData: data21, parentDataProperty: i1, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
                            errors = vErrors.length;
                          }
                          var valid11 = _errs51 === errors;
                          if (!valid11) {
                            break;
                          }
                        }
                      } else {
                        validate97.errors = [{ instancePath: instancePath + "/fragments", schemaPath: "#/properties/fragments/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate97.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate97.errors = vErrors;
  return errors === 0;
}
validate97.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true, "fragments": true }, "dynamicProps": false, "dynamicItems": false };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate94.evaluated;
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
          if (!validate28(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
            errors = vErrors.length;
          }
          var props0 = {};
          props0.object = true;
          props0.type = true;
          props0.key = true;
          props0.data = true;
          props0.nodes = true;
        } else if (tag0 === "heading-1") {
          if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
        } else if (tag0 === "heading-3") {
          if (!validate78(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
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
          if (!validate84(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
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
        } else if (tag0 === "divider") {
          if (!validate86(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
          if (!validate95(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
          if (!validate96(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
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
          if (!validate97(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
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
          validate94.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate94.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    } else {
      validate94.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate94.errors = vErrors;
  evaluated0.props = props0;
  evaluated0.items = items0;
  return errors === 0;
}
validate94.evaluated = { "dynamicProps": true, "dynamicItems": true };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate93.evaluated;
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
        validate93.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate93.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate93.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
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
              validate93.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("hint" !== data1) {
              validate93.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "hint" }, message: "must be equal to constant" }];
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
                validate93.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate93.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      if (data3.style !== void 0) {
                        let data4 = data3.style;
                        const _errs10 = errors;
                        if (typeof data4 !== "string") {
                          validate93.errors = [{ instancePath: instancePath + "/data/style", schemaPath: "#/properties/data/properties/style/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        if (!(data4 === "info" || data4 === "warning" || data4 === "danger" || data4 === "success")) {
                          validate93.errors = [{ instancePath: instancePath + "/data/style", schemaPath: "#/properties/data/properties/style/enum", keyword: "enum", params: { allowedValues: schema127.properties.data.properties.style.enum }, message: "must be equal to one of the allowed values" }];
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
                            validate93.errors = [{ instancePath: instancePath + "/data/icon", schemaPath: "#/properties/data/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid2 = _errs12 === errors;
                        } else {
                          var valid2 = true;
                        }
                      }
                    }
                  } else {
                    validate93.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                        validate93.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                        return false;
                      } else {
                        var valid3 = true;
                        const len0 = data6.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs16 = errors;
                          if (!validate94(data6[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                            errors = vErrors.length;
                          }
                          var valid3 = _errs16 === errors;
                          if (!valid3) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate93.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate93.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate93.errors = vErrors;
  return errors === 0;
}
validate93.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
var wrapper7 = { validate: validate122 };
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate123.evaluated;
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
          if (!validate28(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
            errors = vErrors.length;
          }
          var props0 = {};
          props0.object = true;
          props0.type = true;
          props0.key = true;
          props0.data = true;
          props0.nodes = true;
        } else if (tag0 === "heading-1") {
          if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
        } else if (tag0 === "heading-3") {
          if (!validate78(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
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
          if (!validate84(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
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
        } else if (tag0 === "divider") {
          if (!validate86(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
          validate123.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate123.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    } else {
      validate123.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate123.errors = vErrors;
  evaluated0.props = props0;
  evaluated0.items = items0;
  return errors === 0;
}
validate123.evaluated = { "dynamicProps": true, "dynamicItems": true };
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate122.evaluated;
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
        validate122.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate122.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate122.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
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
              validate122.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("blockquote" !== data1) {
              validate122.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "blockquote" }, message: "must be equal to constant" }];
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
                validate122.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate122.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                      return false;
                      break;
                    }
                  } else {
                    validate122.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                        if (!validate123(data4[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs13 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    } else {
                      validate122.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate122.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate122.errors = vErrors;
  return errors === 0;
}
validate122.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate132.evaluated;
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
        validate132.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate132.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate132.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
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
              validate132.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("math" !== data1) {
              validate132.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "math" }, message: "must be equal to constant" }];
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
                validate132.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate132.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate132.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
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
                        validate132.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.formula !== void 0) {
                          if (typeof data4.formula !== "string") {
                            validate132.errors = [{ instancePath: instancePath + "/data/formula", schemaPath: "#/properties/data/properties/formula/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate132.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate132.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate132.errors = vErrors;
  return errors === 0;
}
validate132.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate83.evaluated;
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
          if (!validate28(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
            errors = vErrors.length;
          }
          var props0 = {};
          props0.object = true;
          props0.type = true;
          props0.key = true;
          props0.data = true;
          props0.nodes = true;
        } else if (tag0 === "heading-1") {
          if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
        } else if (tag0 === "heading-3") {
          if (!validate78(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
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
          if (!validate84(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
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
        } else if (tag0 === "divider") {
          if (!validate86(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
          if (!validate87(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
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
          if (!validate93(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
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
          if (!validate122(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
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
          if (!validate132(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
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
          if (!validate97(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
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
          validate83.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate83.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    } else {
      validate83.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate83.errors = vErrors;
  evaluated0.props = props0;
  evaluated0.items = items0;
  return errors === 0;
}
validate83.evaluated = { "dynamicProps": true, "dynamicItems": true };
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
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.nodes === void 0 && (missing0 = "nodes")) {
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
            if ("list-item" !== data1) {
              validate82.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "list-item" }, message: "must be equal to constant" }];
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
              if (data.data !== void 0) {
                let data3 = data.data;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    if (data3.checked !== void 0) {
                      if (typeof data3.checked !== "boolean") {
                        validate82.errors = [{ instancePath: instancePath + "/data/checked", schemaPath: "#/properties/data/properties/checked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                        return false;
                      }
                    }
                  } else {
                    validate82.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                        if (!validate83(data5[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                          errors = vErrors.length;
                        }
                        var valid3 = _errs14 === errors;
                        if (!valid3) {
                          break;
                        }
                      }
                    } else {
                      validate82.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate82.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate82.errors = vErrors;
  return errors === 0;
}
validate82.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate81.evaluated;
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
        validate81.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate81.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate81.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
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
              validate81.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("list-unordered" !== data1) {
              validate81.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "list-unordered" }, message: "must be equal to constant" }];
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
                validate81.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate81.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                      return false;
                      break;
                    }
                  } else {
                    validate81.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                        if (!validate82(data4[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs13 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    } else {
                      validate81.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate81.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate81.errors = vErrors;
  return errors === 0;
}
validate81.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
var schema158 = { "type": "object", "required": ["object", "type", "data", "isVoid", "nodes"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "const": "images" }, "key": { "$ref": "#/components/schemas/NodeKey" }, "isVoid": { "type": "boolean", "const": false }, "data": { "type": "object", "properties": { "align": { "type": "string", "enum": ["center", "left", "right"] }, "fullWidth": { "type": "boolean" }, "withFrame": { "type": "boolean" } } }, "nodes": { "type": "array", "items": { "$ref": "#/components/schemas/BlockImage" } } } };
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
      if (data.object === void 0 && (missing0 = "object") || data.fragment === void 0 && (missing0 = "fragment") || data.nodes === void 0 && (missing0 = "nodes")) {
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
          if ("fragment" !== data0) {
            validate151.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "fragment" }, message: "must be equal to constant" }];
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
              validate151.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                validate151.errors = [{ instancePath: instancePath + "/fragment", schemaPath: "#/properties/fragment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("caption" !== data2) {
                validate151.errors = [{ instancePath: instancePath + "/fragment", schemaPath: "#/properties/fragment/const", keyword: "const", params: { allowedValue: "caption" }, message: "must be equal to constant" }];
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
                      if (!validate28(data3[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs9 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate151.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate151.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate151.errors = vErrors;
  return errors === 0;
}
validate151.evaluated = { "props": { "object": true, "type": true, "fragment": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate148.evaluated;
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
        validate148.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate148.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate148.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
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
              validate148.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("image" !== data1) {
              validate148.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "image" }, message: "must be equal to constant" }];
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
                validate148.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate148.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data3) {
                  validate148.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
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
                        validate148.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data4.ref !== void 0) {
                          const _errs12 = errors;
                          if (!validate44(data4.ref, { instancePath: instancePath + "/data/ref", parentData: data4, parentDataProperty: "ref", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
                            errors = vErrors.length;
                          }
                          var valid2 = _errs12 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data4.refDark !== void 0) {
                            const _errs13 = errors;
                            if (!validate44(data4.refDark, { instancePath: instancePath + "/data/refDark", parentData: data4, parentDataProperty: "refDark", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
                                validate148.errors = vErrors;
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
                                  validate148.errors = vErrors;
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
                                    validate148.errors = [{ instancePath: instancePath + "/data/alt", schemaPath: "#/properties/data/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate148.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                          if (!validate151(data14[i0], { instancePath: instancePath + "/fragments/" + i0, parentData: data14, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
                            errors = vErrors.length;
                          }
                          var valid9 = _errs40 === errors;
                          if (!valid9) {
                            break;
                          }
                        }
                      } else {
                        validate148.errors = [{ instancePath: instancePath + "/fragments", schemaPath: "#/properties/fragments/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate148.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate148.errors = vErrors;
  return errors === 0;
}
validate148.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true, "fragments": true }, "dynamicProps": false, "dynamicItems": false };
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate147.evaluated;
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
        validate147.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate147.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate147.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
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
              validate147.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("images" !== data1) {
              validate147.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "images" }, message: "must be equal to constant" }];
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
                validate147.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate147.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (false !== data3) {
                  validate147.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" }];
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
                          validate147.errors = [{ instancePath: instancePath + "/data/align", schemaPath: "#/properties/data/properties/align/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        if (!(data5 === "center" || data5 === "left" || data5 === "right")) {
                          validate147.errors = [{ instancePath: instancePath + "/data/align", schemaPath: "#/properties/data/properties/align/enum", keyword: "enum", params: { allowedValues: schema158.properties.data.properties.align.enum }, message: "must be equal to one of the allowed values" }];
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
                            validate147.errors = [{ instancePath: instancePath + "/data/fullWidth", schemaPath: "#/properties/data/properties/fullWidth/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                              validate147.errors = [{ instancePath: instancePath + "/data/withFrame", schemaPath: "#/properties/data/properties/withFrame/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                              return false;
                            }
                            var valid2 = _errs16 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
                    } else {
                      validate147.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                          if (!validate148(data8[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
                            errors = vErrors.length;
                          }
                          var valid3 = _errs20 === errors;
                          if (!valid3) {
                            break;
                          }
                        }
                      } else {
                        validate147.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate147.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate147.errors = vErrors;
  return errors === 0;
}
validate147.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate157.evaluated;
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
        validate157.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate157.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("fragment" !== data0) {
            validate157.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "fragment" }, message: "must be equal to constant" }];
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
              validate157.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("expandable-title" !== data1) {
              validate157.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "expandable-title" }, message: "must be equal to constant" }];
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
                validate157.errors = [{ instancePath: instancePath + "/fragment", schemaPath: "#/properties/fragment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("expandable-title" !== data2) {
                validate157.errors = [{ instancePath: instancePath + "/fragment", schemaPath: "#/properties/fragment/const", keyword: "const", params: { allowedValue: "expandable-title" }, message: "must be equal to constant" }];
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
                      validate157.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
                      return false;
                    } else {
                      if (data3.length < 1) {
                        validate157.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                        return false;
                      } else {
                        var valid1 = true;
                        const len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs9 = errors;
                          if (!validate28(data3[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
                    validate157.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate157.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate157.errors = vErrors;
  return errors === 0;
}
validate157.evaluated = { "props": { "object": true, "type": true, "fragment": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
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
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.fragment === void 0 && (missing0 = "fragment") || data.nodes === void 0 && (missing0 = "nodes")) {
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
          if ("fragment" !== data0) {
            validate159.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "fragment" }, message: "must be equal to constant" }];
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
            if ("expandable-body" !== data1) {
              validate159.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "expandable-body" }, message: "must be equal to constant" }];
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
                validate159.errors = [{ instancePath: instancePath + "/fragment", schemaPath: "#/properties/fragment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("expandable-body" !== data2) {
                validate159.errors = [{ instancePath: instancePath + "/fragment", schemaPath: "#/properties/fragment/const", keyword: "const", params: { allowedValue: "expandable-body" }, message: "must be equal to constant" }];
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
                    validate159.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate159.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate159.errors = vErrors;
  return errors === 0;
}
validate159.evaluated = { "props": { "object": true, "type": true, "fragment": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate156.evaluated;
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
          if (!validate157(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
            errors = vErrors.length;
          }
          var props0 = {};
          props0.object = true;
          props0.type = true;
          props0.fragment = true;
          props0.nodes = true;
        } else if (tag0 === "expandable-body") {
          if (!validate159(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
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
          validate156.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate156.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    } else {
      validate156.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate156.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate156.evaluated = { "dynamicProps": true, "dynamicItems": false };
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
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid") || data.fragments === void 0 && (missing0 = "fragments")) {
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
          if ("block" !== data0) {
            validate155.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
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
              validate155.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("expandable" !== data1) {
              validate155.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "expandable" }, message: "must be equal to constant" }];
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
                validate155.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate155.errors = [{ instancePath: instancePath + "/meta/id", schemaPath: "#/components/schemas/BlockMeta/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate155.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/components/schemas/BlockMeta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                    validate155.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  if (true !== data5) {
                    validate155.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
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
                            validate155.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                            return false;
                            break;
                          }
                        }
                        if (_errs17 === errors) {
                          if (data6.defaultExpanded !== void 0) {
                            if (typeof data6.defaultExpanded !== "boolean") {
                              validate155.errors = [{ instancePath: instancePath + "/data/defaultExpanded", schemaPath: "#/properties/data/properties/defaultExpanded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                              return false;
                            }
                          }
                        }
                      } else {
                        validate155.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                            validate155.errors = [{ instancePath: instancePath + "/fragments", schemaPath: "#/properties/fragments/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
                            return false;
                          } else {
                            if (data8.length < 2) {
                              validate155.errors = [{ instancePath: instancePath + "/fragments", schemaPath: "#/properties/fragments/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
                              return false;
                            } else {
                              var valid5 = true;
                              const len0 = data8.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                const _errs22 = errors;
                                if (!validate156(data8[i0], { instancePath: instancePath + "/fragments/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
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
                          validate155.errors = [{ instancePath: instancePath + "/fragments", schemaPath: "#/properties/fragments/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate155.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate155.errors = vErrors;
  return errors === 0;
}
validate155.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "isVoid": true, "data": true, "fragments": true }, "dynamicProps": false, "dynamicItems": false };
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate164.evaluated;
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
        validate164.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate164.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate164.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
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
              validate164.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("tabs-item" !== data1) {
              validate164.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "tabs-item" }, message: "must be equal to constant" }];
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
                validate164.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate164.errors = [{ instancePath: instancePath + "/meta/id", schemaPath: "#/components/schemas/BlockMeta/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate164.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/components/schemas/BlockMeta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                          validate164.errors = [{ instancePath: instancePath + "/data/title", schemaPath: "#/properties/data/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                            validate164.errors = [{ instancePath: instancePath + "/data/icon", schemaPath: "#/properties/data/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                              validate164.errors = [{ instancePath: instancePath + "/data/slug", schemaPath: "#/properties/data/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid4 = _errs19 === errors;
                          } else {
                            var valid4 = true;
                          }
                        }
                      }
                    } else {
                      validate164.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                        validate164.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate164.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate164.errors = vErrors;
  return errors === 0;
}
validate164.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
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
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.nodes === void 0 && (missing0 = "nodes")) {
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
          if ("block" !== data0) {
            validate163.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
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
            if ("tabs" !== data1) {
              validate163.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "tabs" }, message: "must be equal to constant" }];
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
                validate163.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate163.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                      return false;
                      break;
                    }
                  } else {
                    validate163.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                        if (!validate164(data4[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs13 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    } else {
                      validate163.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate163.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate163.errors = vErrors;
  return errors === 0;
}
validate163.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
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
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.nodes === void 0 && (missing0 = "nodes")) {
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
            if ("stepper-step" !== data1) {
              validate167.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "stepper-step" }, message: "must be equal to constant" }];
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
                    if (data3.icon !== void 0) {
                      if (typeof data3.icon !== "string") {
                        validate167.errors = [{ instancePath: instancePath + "/data/icon", schemaPath: "#/properties/data/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
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
                      validate167.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate167.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate167.errors = vErrors;
  return errors === 0;
}
validate167.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate166.evaluated;
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
        validate166.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate166.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate166.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
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
              validate166.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("stepper" !== data1) {
              validate166.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "stepper" }, message: "must be equal to constant" }];
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
                validate166.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate166.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                      return false;
                      break;
                    }
                  } else {
                    validate166.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                        if (!validate167(data4[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs13 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    } else {
                      validate166.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate166.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate166.errors = vErrors;
  return errors === 0;
}
validate166.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
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
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.nodes === void 0 && (missing0 = "nodes")) {
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
            if ("column" !== data1) {
              validate170.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "column" }, message: "must be equal to constant" }];
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
                    const _errs10 = errors;
                    for (const key0 in data3) {
                      if (!(key0 === "width" || key0 === "verticalAlignment")) {
                        validate170.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                          validate170.errors = vErrors;
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
                            validate170.errors = [{ instancePath: instancePath + "/data/verticalAlignment", schemaPath: "#/properties/data/properties/verticalAlignment/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid2 = _errs22 === errors;
                        } else {
                          var valid2 = true;
                        }
                      }
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
                      validate170.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate170.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate170.errors = vErrors;
  return errors === 0;
}
validate170.evaluated = { "props": { "object": true, "type": true, "key": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate169.evaluated;
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
        validate169.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate169.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate169.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
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
              validate169.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("columns" !== data1) {
              validate169.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "columns" }, message: "must be equal to constant" }];
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
                validate169.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate169.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (false !== data3) {
                  validate169.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" }];
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
                          validate169.errors = [{ instancePath: instancePath + "/data/fullWidth", schemaPath: "#/properties/data/properties/fullWidth/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                          return false;
                        }
                      }
                    } else {
                      validate169.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                          if (!validate170(data6[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
                            errors = vErrors.length;
                          }
                          var valid3 = _errs16 === errors;
                          if (!valid3) {
                            break;
                          }
                        }
                      } else {
                        validate169.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate169.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate169.errors = vErrors;
  return errors === 0;
}
validate169.evaluated = { "props": { "object": true, "type": true, "key": true, "isVoid": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate172.evaluated;
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
        validate172.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate172.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate172.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
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
              validate172.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("openapi-operation" !== data1) {
              validate172.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "openapi-operation" }, message: "must be equal to constant" }];
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
                validate172.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate172.errors = [{ instancePath: instancePath + "/meta/id", schemaPath: "#/components/schemas/BlockMeta/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate172.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/components/schemas/BlockMeta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                    validate172.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  if (true !== data5) {
                    validate172.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
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
                          validate172.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
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
                                  validate172.errors = [{ instancePath: instancePath + "/data/ref", schemaPath: "#/components/schemas/ContentRefOpenAPI/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                  return false;
                                } else {
                                  if (data7.kind !== void 0) {
                                    let data8 = data7.kind;
                                    const _errs20 = errors;
                                    if (typeof data8 !== "string") {
                                      validate172.errors = [{ instancePath: instancePath + "/data/ref/kind", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    if ("openapi" !== data8) {
                                      validate172.errors = [{ instancePath: instancePath + "/data/ref/kind", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/kind/const", keyword: "const", params: { allowedValue: "openapi" }, message: "must be equal to constant" }];
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
                                        validate172.errors = [{ instancePath: instancePath + "/data/ref/spec", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/spec/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid6 = _errs22 === errors;
                                    } else {
                                      var valid6 = true;
                                    }
                                  }
                                }
                              } else {
                                validate172.errors = [{ instancePath: instancePath + "/data/ref", schemaPath: "#/components/schemas/ContentRefOpenAPI/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid4 = _errs17 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (valid4) {
                            if (data6.path !== void 0) {
                              const _errs24 = errors;
                              if (typeof data6.path !== "string") {
                                validate172.errors = [{ instancePath: instancePath + "/data/path", schemaPath: "#/properties/data/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid4 = _errs24 === errors;
                            } else {
                              var valid4 = true;
                            }
                            if (valid4) {
                              if (data6.method !== void 0) {
                                const _errs26 = errors;
                                if (typeof data6.method !== "string") {
                                  validate172.errors = [{ instancePath: instancePath + "/data/method", schemaPath: "#/properties/data/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid4 = _errs26 === errors;
                              } else {
                                var valid4 = true;
                              }
                              if (valid4) {
                                if (data6.headless !== void 0) {
                                  const _errs28 = errors;
                                  if (typeof data6.headless !== "boolean") {
                                    validate172.errors = [{ instancePath: instancePath + "/data/headless", schemaPath: "#/properties/data/properties/headless/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                    return false;
                                  }
                                  var valid4 = _errs28 === errors;
                                } else {
                                  var valid4 = true;
                                }
                                if (valid4) {
                                  if (data6.resolved !== void 0) {
                                    let data13 = data6.resolved;
                                    const _errs30 = errors;
                                    const _errs31 = errors;
                                    if (errors === _errs31) {
                                      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                      } else {
                                        validate172.errors = [{ instancePath: instancePath + "/data/resolved", schemaPath: "#/components/schemas/ResolvedFragment/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid4 = _errs30 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                  if (valid4) {
                                    if (data6.truncated !== void 0) {
                                      const _errs34 = errors;
                                      if (typeof data6.truncated !== "boolean") {
                                        validate172.errors = [{ instancePath: instancePath + "/data/truncated", schemaPath: "#/components/schemas/ResolvedFragmentTruncated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                        return false;
                                      }
                                      var valid4 = _errs34 === errors;
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
                        validate172.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate172.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate172.errors = vErrors;
  return errors === 0;
}
validate172.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
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
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid")) {
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
            if ("openapi-webhook" !== data1) {
              validate173.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "openapi-webhook" }, message: "must be equal to constant" }];
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
              if (data.meta !== void 0) {
                let data3 = data.meta;
                const _errs8 = errors;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    if (data3.id !== void 0) {
                      if (typeof data3.id !== "string") {
                        validate173.errors = [{ instancePath: instancePath + "/meta/id", schemaPath: "#/components/schemas/BlockMeta/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate173.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/components/schemas/BlockMeta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                    validate173.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  if (true !== data5) {
                    validate173.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
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
                          validate173.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
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
                                  validate173.errors = [{ instancePath: instancePath + "/data/ref", schemaPath: "#/components/schemas/ContentRefOpenAPI/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                  return false;
                                } else {
                                  if (data7.kind !== void 0) {
                                    let data8 = data7.kind;
                                    const _errs20 = errors;
                                    if (typeof data8 !== "string") {
                                      validate173.errors = [{ instancePath: instancePath + "/data/ref/kind", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    if ("openapi" !== data8) {
                                      validate173.errors = [{ instancePath: instancePath + "/data/ref/kind", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/kind/const", keyword: "const", params: { allowedValue: "openapi" }, message: "must be equal to constant" }];
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
                                        validate173.errors = [{ instancePath: instancePath + "/data/ref/spec", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/spec/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid6 = _errs22 === errors;
                                    } else {
                                      var valid6 = true;
                                    }
                                  }
                                }
                              } else {
                                validate173.errors = [{ instancePath: instancePath + "/data/ref", schemaPath: "#/components/schemas/ContentRefOpenAPI/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid4 = _errs17 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (valid4) {
                            if (data6.name !== void 0) {
                              const _errs24 = errors;
                              if (typeof data6.name !== "string") {
                                validate173.errors = [{ instancePath: instancePath + "/data/name", schemaPath: "#/properties/data/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid4 = _errs24 === errors;
                            } else {
                              var valid4 = true;
                            }
                            if (valid4) {
                              if (data6.method !== void 0) {
                                const _errs26 = errors;
                                if (typeof data6.method !== "string") {
                                  validate173.errors = [{ instancePath: instancePath + "/data/method", schemaPath: "#/properties/data/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid4 = _errs26 === errors;
                              } else {
                                var valid4 = true;
                              }
                              if (valid4) {
                                if (data6.headless !== void 0) {
                                  const _errs28 = errors;
                                  if (typeof data6.headless !== "boolean") {
                                    validate173.errors = [{ instancePath: instancePath + "/data/headless", schemaPath: "#/properties/data/properties/headless/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                    return false;
                                  }
                                  var valid4 = _errs28 === errors;
                                } else {
                                  var valid4 = true;
                                }
                                if (valid4) {
                                  if (data6.resolved !== void 0) {
                                    let data13 = data6.resolved;
                                    const _errs30 = errors;
                                    const _errs31 = errors;
                                    if (errors === _errs31) {
                                      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                      } else {
                                        validate173.errors = [{ instancePath: instancePath + "/data/resolved", schemaPath: "#/components/schemas/ResolvedFragment/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid4 = _errs30 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                  if (valid4) {
                                    if (data6.truncated !== void 0) {
                                      const _errs34 = errors;
                                      if (typeof data6.truncated !== "boolean") {
                                        validate173.errors = [{ instancePath: instancePath + "/data/truncated", schemaPath: "#/components/schemas/ResolvedFragmentTruncated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                        return false;
                                      }
                                      var valid4 = _errs34 === errors;
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
                        validate173.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate173.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate173.errors = vErrors;
  return errors === 0;
}
validate173.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
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
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data") || data.isVoid === void 0 && (missing0 = "isVoid")) {
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
            if ("openapi-schemas" !== data1) {
              validate174.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "openapi-schemas" }, message: "must be equal to constant" }];
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
              if (data.meta !== void 0) {
                let data3 = data.meta;
                const _errs8 = errors;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    if (data3.id !== void 0) {
                      if (typeof data3.id !== "string") {
                        validate174.errors = [{ instancePath: instancePath + "/meta/id", schemaPath: "#/components/schemas/BlockMeta/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate174.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/components/schemas/BlockMeta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                    validate174.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  if (true !== data5) {
                    validate174.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
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
                          validate174.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
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
                                  validate174.errors = [{ instancePath: instancePath + "/data/ref", schemaPath: "#/components/schemas/ContentRefOpenAPI/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                  return false;
                                } else {
                                  if (data7.kind !== void 0) {
                                    let data8 = data7.kind;
                                    const _errs20 = errors;
                                    if (typeof data8 !== "string") {
                                      validate174.errors = [{ instancePath: instancePath + "/data/ref/kind", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    if ("openapi" !== data8) {
                                      validate174.errors = [{ instancePath: instancePath + "/data/ref/kind", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/kind/const", keyword: "const", params: { allowedValue: "openapi" }, message: "must be equal to constant" }];
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
                                        validate174.errors = [{ instancePath: instancePath + "/data/ref/spec", schemaPath: "#/components/schemas/ContentRefOpenAPI/properties/spec/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid6 = _errs22 === errors;
                                    } else {
                                      var valid6 = true;
                                    }
                                  }
                                }
                              } else {
                                validate174.errors = [{ instancePath: instancePath + "/data/ref", schemaPath: "#/components/schemas/ContentRefOpenAPI/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid4 = _errs17 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (valid4) {
                            if (data6.schemas !== void 0) {
                              let data10 = data6.schemas;
                              const _errs24 = errors;
                              if (errors === _errs24) {
                                if (Array.isArray(data10)) {
                                  var valid7 = true;
                                  const len0 = data10.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    const _errs26 = errors;
                                    if (typeof data10[i0] !== "string") {
                                      validate174.errors = [{ instancePath: instancePath + "/data/schemas/" + i0, schemaPath: "#/properties/data/properties/schemas/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    var valid7 = _errs26 === errors;
                                    if (!valid7) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate174.errors = [{ instancePath: instancePath + "/data/schemas", schemaPath: "#/properties/data/properties/schemas/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                  return false;
                                }
                              }
                              var valid4 = _errs24 === errors;
                            } else {
                              var valid4 = true;
                            }
                            if (valid4) {
                              if (data6.grouped !== void 0) {
                                const _errs28 = errors;
                                if (typeof data6.grouped !== "boolean") {
                                  validate174.errors = [{ instancePath: instancePath + "/data/grouped", schemaPath: "#/properties/data/properties/grouped/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                  return false;
                                }
                                var valid4 = _errs28 === errors;
                              } else {
                                var valid4 = true;
                              }
                              if (valid4) {
                                if (data6.title !== void 0) {
                                  const _errs30 = errors;
                                  if (typeof data6.title !== "string") {
                                    validate174.errors = [{ instancePath: instancePath + "/data/title", schemaPath: "#/properties/data/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                        validate174.errors = [{ instancePath: instancePath + "/data/resolved", schemaPath: "#/components/schemas/ResolvedFragment/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                                        validate174.errors = [{ instancePath: instancePath + "/data/truncated", schemaPath: "#/components/schemas/ResolvedFragmentTruncated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                        validate174.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate174.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate174.errors = vErrors;
  return errors === 0;
}
validate174.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate175.evaluated;
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
        validate175.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate175.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("block" !== data0) {
            validate175.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "block" }, message: "must be equal to constant" }];
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
              validate175.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("swagger" !== data1) {
              validate175.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "swagger" }, message: "must be equal to constant" }];
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
                validate175.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/components/schemas/NodeKey/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate175.errors = [{ instancePath: instancePath + "/meta/id", schemaPath: "#/components/schemas/BlockMeta/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  } else {
                    validate175.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/components/schemas/BlockMeta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                    validate175.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  if (true !== data5) {
                    validate175.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
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
                          validate175.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          if (data6.ref !== void 0) {
                            const _errs17 = errors;
                            if (!validate44(data6.ref, { instancePath: instancePath + "/data/ref", parentData: data6, parentDataProperty: "ref", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
                                validate175.errors = [{ instancePath: instancePath + "/data/path", schemaPath: "#/properties/data/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                  validate175.errors = [{ instancePath: instancePath + "/data/method", schemaPath: "#/properties/data/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                    validate175.errors = [{ instancePath: instancePath + "/data/expanded", schemaPath: "#/properties/data/properties/expanded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                                      validate175.errors = [{ instancePath: instancePath + "/data/fullWidth", schemaPath: "#/properties/data/properties/fullWidth/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                        validate175.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate175.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate175.errors = vErrors;
  return errors === 0;
}
validate175.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "isVoid": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var schema206 = { "type": "object", "required": ["object", "type"], "properties": { "object": { "type": "string", "const": "block" }, "type": { "type": "string", "enum": ["file", "drawing", "content-ref", "reusable-content", "prompt", "if", "updates"] }, "key": { "$ref": "#/components/schemas/NodeKey" }, "meta": { "$ref": "#/components/schemas/BlockMeta" }, "isVoid": { "type": "boolean" }, "data": { "type": "object", "additionalProperties": true }, "nodes": { "$ref": "#/components/schemas/OtherNodes" }, "fragments": { "$ref": "#/components/schemas/OtherNodes" } } };
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
      if (data.object === void 0 && (missing0 = "object") || data.type === void 0 && (missing0 = "type")) {
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
            if (!(data1 === "file" || data1 === "drawing" || data1 === "content-ref" || data1 === "reusable-content" || data1 === "prompt" || data1 === "if" || data1 === "updates")) {
              validate177.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema206.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
                  const _errs13 = errors;
                  if (typeof data.isVoid !== "boolean") {
                    validate177.errors = [{ instancePath: instancePath + "/isVoid", schemaPath: "#/properties/isVoid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                        validate177.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                                validate177.errors = [{ instancePath: instancePath + "/nodes/" + i0, schemaPath: "#/components/schemas/OtherNodes/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid5 = _errs21 === errors;
                            if (!valid5) {
                              break;
                            }
                          }
                        } else {
                          validate177.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/components/schemas/OtherNodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                                  validate177.errors = [{ instancePath: instancePath + "/fragments/" + i1, schemaPath: "#/components/schemas/OtherNodes/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid7 = _errs27 === errors;
                              if (!valid7) {
                                break;
                              }
                            }
                          } else {
                            validate177.errors = [{ instancePath: instancePath + "/fragments", schemaPath: "#/components/schemas/OtherNodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate177.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate177.errors = vErrors;
  return errors === 0;
}
validate177.evaluated = { "props": { "object": true, "type": true, "key": true, "meta": true, "isVoid": true, "data": true, "nodes": true, "fragments": true }, "dynamicProps": false, "dynamicItems": false };
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
      const tag0 = data.type;
      if (typeof tag0 == "string") {
        if (tag0 === "paragraph") {
          if (!validate28(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
            errors = vErrors.length;
          }
          var props0 = {};
          props0.object = true;
          props0.type = true;
          props0.key = true;
          props0.data = true;
          props0.nodes = true;
        } else if (tag0 === "heading-1") {
          if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
        } else if (tag0 === "heading-3") {
          if (!validate78(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
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
          if (!validate81(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
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
          if (!validate84(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
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
        } else if (tag0 === "divider") {
          if (!validate86(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
          if (!validate87(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
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
          if (!validate122(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
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
          if (!validate93(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
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
          if (!validate147(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
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
          if (!validate97(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
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
          if (!validate155(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
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
          if (!validate163(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
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
          if (!validate166(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
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
          if (!validate169(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
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
          if (!validate132(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
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
          if (!validate95(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
          if (!validate96(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
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
          if (!validate172(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
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
          if (!validate173(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
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
          if (!validate174(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
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
          if (!validate175(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
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
            props0.nodes = true;
            props0.fragments = true;
          }
        } else if (tag0 === "drawing") {
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
            props0.nodes = true;
            props0.fragments = true;
          }
        } else if (tag0 === "content-ref") {
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
            props0.nodes = true;
            props0.fragments = true;
          }
        } else if (tag0 === "reusable-content") {
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
            props0.nodes = true;
            props0.fragments = true;
          }
        } else if (tag0 === "prompt") {
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
            props0.nodes = true;
            props0.fragments = true;
          }
        } else if (tag0 === "if") {
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
            props0.nodes = true;
            props0.fragments = true;
          }
        } else if (tag0 === "updates") {
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
            props0.nodes = true;
            props0.fragments = true;
          }
        } else {
          validate27.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }];
          return false;
        }
      } else {
        validate27.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }];
        return false;
      }
    } else {
      validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate27.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate27.evaluated = { "dynamicProps": true, "dynamicItems": false };
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
      if (data.nodes === void 0 && (missing0 = "nodes")) {
        validate26.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.object !== void 0) {
          let data0 = data.object;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate26.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("document" !== data0) {
            validate26.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "document" }, message: "must be equal to constant" }];
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
                validate26.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                    if (!validate27(data2[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs8 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate26.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate26.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate26.errors = vErrors;
  return errors === 0;
}
validate26.evaluated = { "props": { "object": true, "data": true, "nodes": true }, "dynamicProps": false, "dynamicItems": false };
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.markdown !== void 0) {
        const _errs1 = errors;
        if (typeof data.markdown !== "string") {
          validate25.errors = [{ instancePath: instancePath + "/markdown", schemaPath: "#/properties/markdown/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.document !== void 0) {
          const _errs3 = errors;
          if (!validate26(data.document, { instancePath: instancePath + "/document", parentData: data, parentDataProperty: "document", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": { "markdown": true, "document": true }, "dynamicProps": false, "dynamicItems": false };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate24.evaluated;
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
        validate24.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.document !== void 0) {
          if (!validate25(data.document, { instancePath: instancePath + "/document", parentData: data, parentDataProperty: "document", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate24.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "props": { "document": true }, "dynamicProps": false, "dynamicItems": false };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate24(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
    errors = vErrors.length;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": { "document": true }, "dynamicProps": false, "dynamicItems": false };

// memory:entry
var documentHash = "fd1e69313738e9d4cf68e1f3632435defd774ecaf8ee58c0ef7fbbfac1ad194f";
export {
  documentHash,
  isDocumentAnswer,
  isRevisionAnswer
};
