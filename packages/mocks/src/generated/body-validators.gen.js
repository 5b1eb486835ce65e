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

// memory:validators
var body1 = validate0;
var func0 = require_ucs2length().default;
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.deviceCode === void 0) {
      const err0 = { instancePath, schemaPath: "#/components/schemas/PollDeviceLogin/required", keyword: "required", params: { missingProperty: "deviceCode" }, message: "must have required property 'deviceCode'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.deviceCode !== void 0) {
      let data0 = data.deviceCode;
      if (typeof data0 === "string") {
        if (func0(data0) > 200) {
          const err1 = { instancePath: instancePath + "/deviceCode", schemaPath: "#/components/schemas/PollDeviceLogin/properties/deviceCode/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err2 = { instancePath: instancePath + "/deviceCode", schemaPath: "#/components/schemas/PollDeviceLogin/properties/deviceCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/deviceCode", schemaPath: "#/components/schemas/PollDeviceLogin/properties/deviceCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/components/schemas/PollDeviceLogin/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": { "deviceCode": true }, "dynamicProps": false, "dynamicItems": false };
var body2 = validate1;
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.organizationId === void 0) {
      const err0 = { instancePath, schemaPath: "#/components/schemas/ExchangeToken/required", keyword: "required", params: { missingProperty: "organizationId" }, message: "must have required property 'organizationId'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.token === void 0) {
      const err1 = { instancePath, schemaPath: "#/components/schemas/ExchangeToken/required", keyword: "required", params: { missingProperty: "token" }, message: "must have required property 'token'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.organizationId !== void 0) {
      let data0 = data.organizationId;
      if (typeof data0 === "string") {
        if (func0(data0) > 200) {
          const err2 = { instancePath: instancePath + "/organizationId", schemaPath: "#/components/schemas/ExchangeToken/properties/organizationId/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err3 = { instancePath: instancePath + "/organizationId", schemaPath: "#/components/schemas/ExchangeToken/properties/organizationId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/organizationId", schemaPath: "#/components/schemas/ExchangeToken/properties/organizationId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.token !== void 0) {
      let data1 = data.token;
      if (typeof data1 === "string") {
        if (func0(data1) > 16384) {
          const err5 = { instancePath: instancePath + "/token", schemaPath: "#/components/schemas/ExchangeToken/properties/token/maxLength", keyword: "maxLength", params: { limit: 16384 }, message: "must NOT have more than 16384 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func0(data1) < 1) {
          const err6 = { instancePath: instancePath + "/token", schemaPath: "#/components/schemas/ExchangeToken/properties/token/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/token", schemaPath: "#/components/schemas/ExchangeToken/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/components/schemas/ExchangeToken/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}
validate1.evaluated = { "props": { "organizationId": true, "token": true }, "dynamicProps": false, "dynamicItems": false };
var body3 = validate2;
var schema7 = { "type": "object", "required": ["ref"], "properties": { "ref": { "type": "object", "required": ["kind"], "properties": { "kind": { "type": "string", "maxLength": 256 }, "spec": { "type": "string", "maxLength": 256 }, "label": { "type": "string", "maxLength": 63 }, "space": { "type": "string", "maxLength": 256 }, "translation": { "type": "string", "maxLength": 256 } } }, "value": { "type": ["object", "null"], "additionalProperties": true } } };
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 === "string") {
        if (func0(data0) > 256) {
          const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.props !== void 0) {
      let data1 = data.props;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
      } else {
        const err3 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.dependencies !== void 0) {
      let data2 = data.dependencies;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (Object.keys(data2).length > 20) {
          const err4 = { instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/maxProperties", keyword: "maxProperties", params: { limit: 20 }, message: "must NOT have more than 20 properties" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        for (const key0 in data2) {
          const _errs8 = errors;
          if (typeof key0 === "string") {
            if (func0(key0) > 256) {
              const err5 = { instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/propertyNames/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters", propertyName: key0 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          }
          var valid1 = _errs8 === errors;
          if (!valid1) {
            const err6 = { instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        for (const key1 in data2) {
          let data3 = data2[key1];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.ref === void 0) {
              const err7 = { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/ComputedContentDependency/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data3.ref !== void 0) {
              let data4 = data3.ref;
              if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                if (data4.kind === void 0) {
                  const err8 = { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                if (data4.kind !== void 0) {
                  let data5 = data4.kind;
                  if (typeof data5 === "string") {
                    if (func0(data5) > 256) {
                      const err9 = { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/kind", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/kind/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
                      if (vErrors === null) {
                        vErrors = [err9];
                      } else {
                        vErrors.push(err9);
                      }
                      errors++;
                    }
                  } else {
                    const err10 = { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/kind", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err10];
                    } else {
                      vErrors.push(err10);
                    }
                    errors++;
                  }
                }
                if (data4.spec !== void 0) {
                  let data6 = data4.spec;
                  if (typeof data6 === "string") {
                    if (func0(data6) > 256) {
                      const err11 = { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/spec", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/spec/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
                      if (vErrors === null) {
                        vErrors = [err11];
                      } else {
                        vErrors.push(err11);
                      }
                      errors++;
                    }
                  } else {
                    const err12 = { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/spec", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/spec/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err12];
                    } else {
                      vErrors.push(err12);
                    }
                    errors++;
                  }
                }
                if (data4.label !== void 0) {
                  let data7 = data4.label;
                  if (typeof data7 === "string") {
                    if (func0(data7) > 63) {
                      const err13 = { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/label", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/label/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" };
                      if (vErrors === null) {
                        vErrors = [err13];
                      } else {
                        vErrors.push(err13);
                      }
                      errors++;
                    }
                  } else {
                    const err14 = { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/label", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err14];
                    } else {
                      vErrors.push(err14);
                    }
                    errors++;
                  }
                }
                if (data4.space !== void 0) {
                  let data8 = data4.space;
                  if (typeof data8 === "string") {
                    if (func0(data8) > 256) {
                      const err15 = { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/space", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/space/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
                      if (vErrors === null) {
                        vErrors = [err15];
                      } else {
                        vErrors.push(err15);
                      }
                      errors++;
                    }
                  } else {
                    const err16 = { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/space", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/space/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  }
                }
                if (data4.translation !== void 0) {
                  let data9 = data4.translation;
                  if (typeof data9 === "string") {
                    if (func0(data9) > 256) {
                      const err17 = { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/translation", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/translation/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
                      if (vErrors === null) {
                        vErrors = [err17];
                      } else {
                        vErrors.push(err17);
                      }
                      errors++;
                    }
                  } else {
                    const err18 = { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref/translation", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/properties/translation/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err18];
                    } else {
                      vErrors.push(err18);
                    }
                    errors++;
                  }
                }
              } else {
                const err19 = { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ref", schemaPath: "#/components/schemas/ComputedContentDependency/properties/ref/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data3.value !== void 0) {
              let data10 = data3.value;
              if (!(data10 && typeof data10 == "object" && !Array.isArray(data10)) && data10 !== null) {
                const err20 = { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/value", schemaPath: "#/components/schemas/ComputedContentDependency/properties/value/type", keyword: "type", params: { type: schema7.properties.value.type }, message: "must be object,null" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
          } else {
            const err21 = { instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/ComputedContentDependency/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
  } else {
    const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
    }
    errors++;
  }
  validate4.errors = vErrors;
  return errors === 0;
}
validate4.evaluated = { "props": { "type": true, "props": true, "dependencies": true }, "dynamicProps": false, "dynamicItems": false };
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.source === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.seed === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seed" }, message: "must have required property 'seed'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.source !== void 0) {
      if (!validate4(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
        errors = vErrors.length;
      }
    }
    if (data.seed !== void 0) {
      let data1 = data.seed;
      if (typeof data1 === "string") {
        if (func0(data1) > 1024) {
          const err2 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func0(data1) < 1) {
          const err3 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate3.errors = vErrors;
  return errors === 0;
}
validate3.evaluated = { "props": { "source": true, "seed": true }, "dynamicProps": false, "dynamicItems": false };
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
  if (!validate3(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
    errors = vErrors.length;
  }
  validate2.errors = vErrors;
  return errors === 0;
}
validate2.evaluated = { "props": { "source": true, "seed": true }, "dynamicProps": false, "dynamicItems": false };
var body4 = validate7;
var schema9 = { "type": "object", "required": ["version"], "properties": { "version": { "type": "string", "minLength": 1, "maxLength": 100 }, "ifVersion": { "type": ["string", "null"], "minLength": 1, "maxLength": 100 } } };
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      const err0 = { instancePath, schemaPath: "#/components/schemas/SetOpenAPISpecLabel/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (typeof data0 === "string") {
        if (func0(data0) > 100) {
          const err1 = { instancePath: instancePath + "/version", schemaPath: "#/components/schemas/SetOpenAPISpecLabel/properties/version/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err2 = { instancePath: instancePath + "/version", schemaPath: "#/components/schemas/SetOpenAPISpecLabel/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/version", schemaPath: "#/components/schemas/SetOpenAPISpecLabel/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.ifVersion !== void 0) {
      let data1 = data.ifVersion;
      if (typeof data1 !== "string" && data1 !== null) {
        const err4 = { instancePath: instancePath + "/ifVersion", schemaPath: "#/components/schemas/SetOpenAPISpecLabel/properties/ifVersion/type", keyword: "type", params: { type: schema9.properties.ifVersion.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func0(data1) > 100) {
          const err5 = { instancePath: instancePath + "/ifVersion", schemaPath: "#/components/schemas/SetOpenAPISpecLabel/properties/ifVersion/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func0(data1) < 1) {
          const err6 = { instancePath: instancePath + "/ifVersion", schemaPath: "#/components/schemas/SetOpenAPISpecLabel/properties/ifVersion/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/components/schemas/SetOpenAPISpecLabel/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate7.errors = vErrors;
  return errors === 0;
}
validate7.evaluated = { "props": { "version": true, "ifVersion": true }, "dynamicProps": false, "dynamicItems": false };
var body5 = validate8;
var schema12 = { "type": ["object", "null"], "properties": { "at": { "type": "string", "maxLength": 40, "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$" }, "sunset": { "type": "string", "maxLength": 40, "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$" }, "note": { "type": "string", "minLength": 1, "maxLength": 500 } } };
var pattern0 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$", "u");
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.deprecation === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deprecation" }, message: "must have required property 'deprecation'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.deprecation !== void 0) {
      let data0 = data.deprecation;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
        const err1 = { instancePath: instancePath + "/deprecation", schemaPath: "#/components/schemas/SetDeprecation/type", keyword: "type", params: { type: schema12.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.at !== void 0) {
          let data1 = data0.at;
          if (typeof data1 === "string") {
            if (func0(data1) > 40) {
              const err2 = { instancePath: instancePath + "/deprecation/at", schemaPath: "#/components/schemas/SetDeprecation/properties/at/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (!pattern0.test(data1)) {
              const err3 = { instancePath: instancePath + "/deprecation/at", schemaPath: "#/components/schemas/SetDeprecation/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$"' };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/deprecation/at", schemaPath: "#/components/schemas/SetDeprecation/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data0.sunset !== void 0) {
          let data2 = data0.sunset;
          if (typeof data2 === "string") {
            if (func0(data2) > 40) {
              const err5 = { instancePath: instancePath + "/deprecation/sunset", schemaPath: "#/components/schemas/SetDeprecation/properties/sunset/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (!pattern0.test(data2)) {
              const err6 = { instancePath: instancePath + "/deprecation/sunset", schemaPath: "#/components/schemas/SetDeprecation/properties/sunset/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$"' };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/deprecation/sunset", schemaPath: "#/components/schemas/SetDeprecation/properties/sunset/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data0.note !== void 0) {
          let data3 = data0.note;
          if (typeof data3 === "string") {
            if (func0(data3) > 500) {
              const err8 = { instancePath: instancePath + "/deprecation/note", schemaPath: "#/components/schemas/SetDeprecation/properties/note/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (func0(data3) < 1) {
              const err9 = { instancePath: instancePath + "/deprecation/note", schemaPath: "#/components/schemas/SetDeprecation/properties/note/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/deprecation/note", schemaPath: "#/components/schemas/SetDeprecation/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate9.errors = vErrors;
  return errors === 0;
}
validate9.evaluated = { "props": { "deprecation": true }, "dynamicProps": false, "dynamicItems": false };
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
  if (!validate9(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
    errors = vErrors.length;
  }
  validate8.errors = vErrors;
  return errors === 0;
}
validate8.evaluated = { "props": { "deprecation": true }, "dynamicProps": false, "dynamicItems": false };
var body6 = validate11;
var pattern2 = new RegExp("^[0-9a-f]{16}$", "u");
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.changes === void 0) {
      const err0 = { instancePath, schemaPath: "#/components/schemas/AcknowledgeChanges/required", keyword: "required", params: { missingProperty: "changes" }, message: "must have required property 'changes'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.changes !== void 0) {
      let data0 = data.changes;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err1 = { instancePath: instancePath + "/changes", schemaPath: "#/components/schemas/AcknowledgeChanges/properties/changes/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/changes", schemaPath: "#/components/schemas/AcknowledgeChanges/properties/changes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!pattern2.test(data1)) {
              const err3 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/components/schemas/AcknowledgeChanges/properties/changes/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/components/schemas/AcknowledgeChanges/properties/changes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/changes", schemaPath: "#/components/schemas/AcknowledgeChanges/properties/changes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      let data2 = data.reason;
      if (typeof data2 === "string") {
        if (func0(data2) > 500) {
          const err6 = { instancePath: instancePath + "/reason", schemaPath: "#/components/schemas/AcknowledgeChanges/properties/reason/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func0(data2) < 1) {
          const err7 = { instancePath: instancePath + "/reason", schemaPath: "#/components/schemas/AcknowledgeChanges/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/reason", schemaPath: "#/components/schemas/AcknowledgeChanges/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/components/schemas/AcknowledgeChanges/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate11.errors = vErrors;
  return errors === 0;
}
validate11.evaluated = { "props": { "changes": true, "reason": true }, "dynamicProps": false, "dynamicItems": false };
var body7 = validate12;
var formats0 = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i;
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate14.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  const _errs1 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  const _errs5 = errors;
  const _errs6 = errors;
  const _errs7 = errors;
  let valid3 = false;
  const _errs8 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.text === void 0 && (missing0 = "text")) {
      const err1 = {};
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid1 = _errs8 === errors;
  valid3 = valid3 || _valid1;
  if (_valid1) {
    var props0 = {};
    props0.text = true;
  }
  const _errs9 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    if (data.files === void 0 && (missing1 = "files")) {
      const err2 = {};
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  var _valid1 = _errs9 === errors;
  valid3 = valid3 || _valid1;
  if (_valid1) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.files = true;
    }
  }
  if (!valid3) {
    const err3 = {};
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  } else {
    errors = _errs7;
    if (vErrors !== null) {
      if (_errs7) {
        vErrors.length = _errs7;
      } else {
        vErrors = null;
      }
    }
  }
  var valid2 = _errs6 === errors;
  if (valid2) {
    const err4 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecURLSource/not", keyword: "not", params: {}, message: "must NOT be valid" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  } else {
    errors = _errs5;
    if (vErrors !== null) {
      if (_errs5) {
        vErrors.length = _errs5;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err5 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecURLSource/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func0(data0) > 2048) {
          const err6 = { instancePath: instancePath + "/url", schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err7 = { instancePath: instancePath + "/url", schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!formats0.test(data0)) {
          const err8 = { instancePath: instancePath + "/url", schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/url", schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.headers !== void 0) {
      let data1 = data.headers;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (Object.keys(data1).length > 10) {
          const err10 = { instancePath: instancePath + "/headers", schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/headers/maxProperties", keyword: "maxProperties", params: { limit: 10 }, message: "must NOT have more than 10 properties" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        for (const key0 in data1) {
          let data2 = data1[key0];
          if (typeof data2 === "string") {
            if (func0(data2) > 8192) {
              const err11 = { instancePath: instancePath + "/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/headers/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (func0(data2) < 1) {
              const err12 = { instancePath: instancePath + "/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/headers/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/headers", schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecURLSource/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props1 = {};
    props1.url = true;
    props1.headers = true;
  }
  const _errs17 = errors;
  const _errs20 = errors;
  const _errs21 = errors;
  const _errs22 = errors;
  let valid8 = false;
  const _errs23 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing2;
    if (data.url === void 0 && (missing2 = "url")) {
      const err16 = {};
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
  }
  var _valid2 = _errs23 === errors;
  valid8 = valid8 || _valid2;
  if (_valid2) {
    var props2 = {};
    props2.url = true;
  }
  const _errs24 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing3;
    if (data.files === void 0 && (missing3 = "files")) {
      const err17 = {};
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
  }
  var _valid2 = _errs24 === errors;
  valid8 = valid8 || _valid2;
  if (_valid2) {
    if (props2 !== true) {
      props2 = props2 || {};
      props2.files = true;
    }
  }
  if (!valid8) {
    const err18 = {};
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  } else {
    errors = _errs22;
    if (vErrors !== null) {
      if (_errs22) {
        vErrors.length = _errs22;
      } else {
        vErrors = null;
      }
    }
  }
  var valid7 = _errs21 === errors;
  if (valid7) {
    const err19 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecTextSource/not", keyword: "not", params: {}, message: "must NOT be valid" };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  } else {
    errors = _errs20;
    if (vErrors !== null) {
      if (_errs20) {
        vErrors.length = _errs20;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.text === void 0) {
      const err20 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecTextSource/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    }
    if (data.text !== void 0) {
      let data3 = data.text;
      if (typeof data3 === "string") {
        if (func0(data3) < 1) {
          const err21 = { instancePath: instancePath + "/text", schemaPath: "#/components/schemas/OpenAPISpecTextSource/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/text", schemaPath: "#/components/schemas/OpenAPISpecTextSource/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
  } else {
    const err23 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecTextSource/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
    }
    errors++;
  }
  var _valid0 = _errs17 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props1 !== true) {
        props1 = props1 || {};
        props1.text = true;
      }
    }
    const _errs27 = errors;
    const _errs30 = errors;
    const _errs31 = errors;
    const _errs32 = errors;
    let valid12 = false;
    const _errs33 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing4;
      if (data.url === void 0 && (missing4 = "url")) {
        const err24 = {};
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    var _valid3 = _errs33 === errors;
    valid12 = valid12 || _valid3;
    if (_valid3) {
      var props3 = {};
      props3.url = true;
    }
    const _errs34 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing5;
      if (data.text === void 0 && (missing5 = "text")) {
        const err25 = {};
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    var _valid3 = _errs34 === errors;
    valid12 = valid12 || _valid3;
    if (_valid3) {
      if (props3 !== true) {
        props3 = props3 || {};
        props3.text = true;
      }
    }
    if (!valid12) {
      const err26 = {};
      if (vErrors === null) {
        vErrors = [err26];
      } else {
        vErrors.push(err26);
      }
      errors++;
    } else {
      errors = _errs32;
      if (vErrors !== null) {
        if (_errs32) {
          vErrors.length = _errs32;
        } else {
          vErrors = null;
        }
      }
    }
    var valid11 = _errs31 === errors;
    if (valid11) {
      const err27 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecFilesSource/not", keyword: "not", params: {}, message: "must NOT be valid" };
      if (vErrors === null) {
        vErrors = [err27];
      } else {
        vErrors.push(err27);
      }
      errors++;
    } else {
      errors = _errs30;
      if (vErrors !== null) {
        if (_errs30) {
          vErrors.length = _errs30;
        } else {
          vErrors = null;
        }
      }
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.files === void 0) {
        const err28 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecFilesSource/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (data.entry === void 0) {
        const err29 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecFilesSource/required", keyword: "required", params: { missingProperty: "entry" }, message: "must have required property 'entry'" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (data.files !== void 0) {
        let data4 = data.files;
        if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
          if (Object.keys(data4).length > 5e3) {
            const err30 = { instancePath: instancePath + "/files", schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/files/maxProperties", keyword: "maxProperties", params: { limit: 5e3 }, message: "must NOT have more than 5000 properties" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
          if (Object.keys(data4).length < 1) {
            const err31 = { instancePath: instancePath + "/files", schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/files/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
          for (const key1 in data4) {
            if (typeof data4[key1] !== "string") {
              const err32 = { instancePath: instancePath + "/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/files/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
          }
        } else {
          const err33 = { instancePath: instancePath + "/files", schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/files/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
      if (data.entry !== void 0) {
        let data6 = data.entry;
        if (typeof data6 === "string") {
          if (func0(data6) > 1024) {
            const err34 = { instancePath: instancePath + "/entry", schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/entry/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
          if (func0(data6) < 1) {
            const err35 = { instancePath: instancePath + "/entry", schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/entry/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        } else {
          const err36 = { instancePath: instancePath + "/entry", schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/entry/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
      }
    } else {
      const err37 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecFilesSource/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err37];
      } else {
        vErrors.push(err37);
      }
      errors++;
    }
    var _valid0 = _errs27 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
        if (props1 !== true) {
          props1 = props1 || {};
          props1.files = true;
          props1.entry = true;
        }
      }
    }
  }
  if (!valid0) {
    const err38 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err38];
    } else {
      vErrors.push(err38);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  validate14.errors = vErrors;
  evaluated0.props = props1;
  return errors === 0;
}
validate14.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate13.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.source === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.source !== void 0) {
      if (!validate14(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}
validate13.evaluated = { "props": { "source": true }, "dynamicProps": false, "dynamicItems": false };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate12.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate13(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
    errors = vErrors.length;
  }
  validate12.errors = vErrors;
  return errors === 0;
}
validate12.evaluated = { "props": { "source": true }, "dynamicProps": false, "dynamicItems": false };
var body8 = validate17;
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate19.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  const _errs1 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  const _errs5 = errors;
  const _errs6 = errors;
  const _errs7 = errors;
  let valid3 = false;
  const _errs8 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.text === void 0 && (missing0 = "text")) {
      const err1 = {};
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid1 = _errs8 === errors;
  valid3 = valid3 || _valid1;
  if (_valid1) {
    var props0 = {};
    props0.text = true;
  }
  const _errs9 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    if (data.files === void 0 && (missing1 = "files")) {
      const err2 = {};
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  var _valid1 = _errs9 === errors;
  valid3 = valid3 || _valid1;
  if (_valid1) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.files = true;
    }
  }
  if (!valid3) {
    const err3 = {};
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  } else {
    errors = _errs7;
    if (vErrors !== null) {
      if (_errs7) {
        vErrors.length = _errs7;
      } else {
        vErrors = null;
      }
    }
  }
  var valid2 = _errs6 === errors;
  if (valid2) {
    const err4 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecURLSource/not", keyword: "not", params: {}, message: "must NOT be valid" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  } else {
    errors = _errs5;
    if (vErrors !== null) {
      if (_errs5) {
        vErrors.length = _errs5;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err5 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecURLSource/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func0(data0) > 2048) {
          const err6 = { instancePath: instancePath + "/url", schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err7 = { instancePath: instancePath + "/url", schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!formats0.test(data0)) {
          const err8 = { instancePath: instancePath + "/url", schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/url", schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.headers !== void 0) {
      let data1 = data.headers;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (Object.keys(data1).length > 10) {
          const err10 = { instancePath: instancePath + "/headers", schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/headers/maxProperties", keyword: "maxProperties", params: { limit: 10 }, message: "must NOT have more than 10 properties" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        for (const key0 in data1) {
          let data2 = data1[key0];
          if (typeof data2 === "string") {
            if (func0(data2) > 8192) {
              const err11 = { instancePath: instancePath + "/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/headers/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (func0(data2) < 1) {
              const err12 = { instancePath: instancePath + "/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/headers/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/headers", schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecURLSource/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props1 = {};
    props1.url = true;
    props1.headers = true;
  }
  const _errs17 = errors;
  const _errs20 = errors;
  const _errs21 = errors;
  const _errs22 = errors;
  let valid8 = false;
  const _errs23 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing2;
    if (data.url === void 0 && (missing2 = "url")) {
      const err16 = {};
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
  }
  var _valid2 = _errs23 === errors;
  valid8 = valid8 || _valid2;
  if (_valid2) {
    var props2 = {};
    props2.url = true;
  }
  const _errs24 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing3;
    if (data.files === void 0 && (missing3 = "files")) {
      const err17 = {};
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
  }
  var _valid2 = _errs24 === errors;
  valid8 = valid8 || _valid2;
  if (_valid2) {
    if (props2 !== true) {
      props2 = props2 || {};
      props2.files = true;
    }
  }
  if (!valid8) {
    const err18 = {};
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  } else {
    errors = _errs22;
    if (vErrors !== null) {
      if (_errs22) {
        vErrors.length = _errs22;
      } else {
        vErrors = null;
      }
    }
  }
  var valid7 = _errs21 === errors;
  if (valid7) {
    const err19 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecTextSource/not", keyword: "not", params: {}, message: "must NOT be valid" };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  } else {
    errors = _errs20;
    if (vErrors !== null) {
      if (_errs20) {
        vErrors.length = _errs20;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.text === void 0) {
      const err20 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecTextSource/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    }
    if (data.text !== void 0) {
      let data3 = data.text;
      if (typeof data3 === "string") {
        if (func0(data3) < 1) {
          const err21 = { instancePath: instancePath + "/text", schemaPath: "#/components/schemas/OpenAPISpecTextSource/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/text", schemaPath: "#/components/schemas/OpenAPISpecTextSource/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
  } else {
    const err23 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecTextSource/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
    }
    errors++;
  }
  var _valid0 = _errs17 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props1 !== true) {
        props1 = props1 || {};
        props1.text = true;
      }
    }
    const _errs27 = errors;
    const _errs30 = errors;
    const _errs31 = errors;
    const _errs32 = errors;
    let valid12 = false;
    const _errs33 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing4;
      if (data.url === void 0 && (missing4 = "url")) {
        const err24 = {};
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    var _valid3 = _errs33 === errors;
    valid12 = valid12 || _valid3;
    if (_valid3) {
      var props3 = {};
      props3.url = true;
    }
    const _errs34 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing5;
      if (data.text === void 0 && (missing5 = "text")) {
        const err25 = {};
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    var _valid3 = _errs34 === errors;
    valid12 = valid12 || _valid3;
    if (_valid3) {
      if (props3 !== true) {
        props3 = props3 || {};
        props3.text = true;
      }
    }
    if (!valid12) {
      const err26 = {};
      if (vErrors === null) {
        vErrors = [err26];
      } else {
        vErrors.push(err26);
      }
      errors++;
    } else {
      errors = _errs32;
      if (vErrors !== null) {
        if (_errs32) {
          vErrors.length = _errs32;
        } else {
          vErrors = null;
        }
      }
    }
    var valid11 = _errs31 === errors;
    if (valid11) {
      const err27 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecFilesSource/not", keyword: "not", params: {}, message: "must NOT be valid" };
      if (vErrors === null) {
        vErrors = [err27];
      } else {
        vErrors.push(err27);
      }
      errors++;
    } else {
      errors = _errs30;
      if (vErrors !== null) {
        if (_errs30) {
          vErrors.length = _errs30;
        } else {
          vErrors = null;
        }
      }
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.files === void 0) {
        const err28 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecFilesSource/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (data.entry === void 0) {
        const err29 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecFilesSource/required", keyword: "required", params: { missingProperty: "entry" }, message: "must have required property 'entry'" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (data.files !== void 0) {
        let data4 = data.files;
        if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
          if (Object.keys(data4).length > 5e3) {
            const err30 = { instancePath: instancePath + "/files", schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/files/maxProperties", keyword: "maxProperties", params: { limit: 5e3 }, message: "must NOT have more than 5000 properties" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
          if (Object.keys(data4).length < 1) {
            const err31 = { instancePath: instancePath + "/files", schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/files/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
          for (const key1 in data4) {
            if (typeof data4[key1] !== "string") {
              const err32 = { instancePath: instancePath + "/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/files/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
          }
        } else {
          const err33 = { instancePath: instancePath + "/files", schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/files/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
      if (data.entry !== void 0) {
        let data6 = data.entry;
        if (typeof data6 === "string") {
          if (func0(data6) > 1024) {
            const err34 = { instancePath: instancePath + "/entry", schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/entry/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
          if (func0(data6) < 1) {
            const err35 = { instancePath: instancePath + "/entry", schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/entry/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        } else {
          const err36 = { instancePath: instancePath + "/entry", schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/entry/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
      }
    } else {
      const err37 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecFilesSource/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err37];
      } else {
        vErrors.push(err37);
      }
      errors++;
    }
    var _valid0 = _errs27 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
        if (props1 !== true) {
          props1 = props1 || {};
          props1.files = true;
          props1.entry = true;
        }
      }
    }
  }
  if (!valid0) {
    const err38 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err38];
    } else {
      vErrors.push(err38);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  validate19.errors = vErrors;
  evaluated0.props = props1;
  return errors === 0;
}
validate19.evaluated = { "dynamicProps": true, "dynamicItems": false };
var pattern3 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate18.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.source === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.source !== void 0) {
      if (!validate19(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
        errors = vErrors.length;
      }
    }
    if (data.labels !== void 0) {
      let data1 = data.labels;
      if (Array.isArray(data1)) {
        if (data1.length > 20) {
          const err1 = { instancePath: instancePath + "/labels", schemaPath: "#/components/schemas/PublicationLabels/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 === "string") {
            if (func0(data2) > 63) {
              const err2 = { instancePath: instancePath + "/labels/" + i0, schemaPath: "#/components/schemas/PublicationLabels/items/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (func0(data2) < 1) {
              const err3 = { instancePath: instancePath + "/labels/" + i0, schemaPath: "#/components/schemas/PublicationLabels/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (!pattern3.test(data2)) {
              const err4 = { instancePath: instancePath + "/labels/" + i0, schemaPath: "#/components/schemas/PublicationLabels/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]*$"' };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/labels/" + i0, schemaPath: "#/components/schemas/PublicationLabels/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/labels", schemaPath: "#/components/schemas/PublicationLabels/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.provenance !== void 0) {
      let data3 = data.provenance;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.repository !== void 0) {
          let data4 = data3.repository;
          if (typeof data4 === "string") {
            if (func0(data4) > 200) {
              const err7 = { instancePath: instancePath + "/provenance/repository", schemaPath: "#/components/schemas/Provenance/properties/repository/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (func0(data4) < 1) {
              const err8 = { instancePath: instancePath + "/provenance/repository", schemaPath: "#/components/schemas/Provenance/properties/repository/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/provenance/repository", schemaPath: "#/components/schemas/Provenance/properties/repository/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data3.commit !== void 0) {
          let data5 = data3.commit;
          if (typeof data5 === "string") {
            if (func0(data5) > 200) {
              const err10 = { instancePath: instancePath + "/provenance/commit", schemaPath: "#/components/schemas/Provenance/properties/commit/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (func0(data5) < 1) {
              const err11 = { instancePath: instancePath + "/provenance/commit", schemaPath: "#/components/schemas/Provenance/properties/commit/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/provenance/commit", schemaPath: "#/components/schemas/Provenance/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data3.branch !== void 0) {
          let data6 = data3.branch;
          if (typeof data6 === "string") {
            if (func0(data6) > 200) {
              const err13 = { instancePath: instancePath + "/provenance/branch", schemaPath: "#/components/schemas/Provenance/properties/branch/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (func0(data6) < 1) {
              const err14 = { instancePath: instancePath + "/provenance/branch", schemaPath: "#/components/schemas/Provenance/properties/branch/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          } else {
            const err15 = { instancePath: instancePath + "/provenance/branch", schemaPath: "#/components/schemas/Provenance/properties/branch/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data3.author !== void 0) {
          let data7 = data3.author;
          if (typeof data7 === "string") {
            if (func0(data7) > 200) {
              const err16 = { instancePath: instancePath + "/provenance/author", schemaPath: "#/components/schemas/Provenance/properties/author/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (func0(data7) < 1) {
              const err17 = { instancePath: instancePath + "/provenance/author", schemaPath: "#/components/schemas/Provenance/properties/author/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          } else {
            const err18 = { instancePath: instancePath + "/provenance/author", schemaPath: "#/components/schemas/Provenance/properties/author/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data3.message !== void 0) {
          let data8 = data3.message;
          if (typeof data8 === "string") {
            if (func0(data8) > 200) {
              const err19 = { instancePath: instancePath + "/provenance/message", schemaPath: "#/components/schemas/Provenance/properties/message/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (func0(data8) < 1) {
              const err20 = { instancePath: instancePath + "/provenance/message", schemaPath: "#/components/schemas/Provenance/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          } else {
            const err21 = { instancePath: instancePath + "/provenance/message", schemaPath: "#/components/schemas/Provenance/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data3.url !== void 0) {
          let data9 = data3.url;
          if (typeof data9 === "string") {
            if (func0(data9) > 200) {
              const err22 = { instancePath: instancePath + "/provenance/url", schemaPath: "#/components/schemas/Provenance/properties/url/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (func0(data9) < 1) {
              const err23 = { instancePath: instancePath + "/provenance/url", schemaPath: "#/components/schemas/Provenance/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
            if (!formats0.test(data9)) {
              const err24 = { instancePath: instancePath + "/provenance/url", schemaPath: "#/components/schemas/Provenance/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          } else {
            const err25 = { instancePath: instancePath + "/provenance/url", schemaPath: "#/components/schemas/Provenance/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/provenance", schemaPath: "#/components/schemas/Provenance/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.acknowledge !== void 0) {
      let data10 = data.acknowledge;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.changes === void 0) {
          const err27 = { instancePath: instancePath + "/acknowledge", schemaPath: "#/components/schemas/AcknowledgeChanges/required", keyword: "required", params: { missingProperty: "changes" }, message: "must have required property 'changes'" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (data10.changes !== void 0) {
          let data11 = data10.changes;
          if (Array.isArray(data11)) {
            if (data11.length > 100) {
              const err28 = { instancePath: instancePath + "/acknowledge/changes", schemaPath: "#/components/schemas/AcknowledgeChanges/properties/changes/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data11.length < 1) {
              const err29 = { instancePath: instancePath + "/acknowledge/changes", schemaPath: "#/components/schemas/AcknowledgeChanges/properties/changes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            const len1 = data11.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data12 = data11[i1];
              if (typeof data12 === "string") {
                if (!pattern2.test(data12)) {
                  const err30 = { instancePath: instancePath + "/acknowledge/changes/" + i1, schemaPath: "#/components/schemas/AcknowledgeChanges/properties/changes/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
              } else {
                const err31 = { instancePath: instancePath + "/acknowledge/changes/" + i1, schemaPath: "#/components/schemas/AcknowledgeChanges/properties/changes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
          } else {
            const err32 = { instancePath: instancePath + "/acknowledge/changes", schemaPath: "#/components/schemas/AcknowledgeChanges/properties/changes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
        if (data10.reason !== void 0) {
          let data13 = data10.reason;
          if (typeof data13 === "string") {
            if (func0(data13) > 500) {
              const err33 = { instancePath: instancePath + "/acknowledge/reason", schemaPath: "#/components/schemas/AcknowledgeChanges/properties/reason/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
            if (func0(data13) < 1) {
              const err34 = { instancePath: instancePath + "/acknowledge/reason", schemaPath: "#/components/schemas/AcknowledgeChanges/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
          } else {
            const err35 = { instancePath: instancePath + "/acknowledge/reason", schemaPath: "#/components/schemas/AcknowledgeChanges/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/acknowledge", schemaPath: "#/components/schemas/AcknowledgeChanges/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
  } else {
    const err37 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err37];
    } else {
      vErrors.push(err37);
    }
    errors++;
  }
  validate18.errors = vErrors;
  return errors === 0;
}
validate18.evaluated = { "props": { "source": true, "labels": true, "provenance": true, "acknowledge": true }, "dynamicProps": false, "dynamicItems": false };
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
  if (!validate18(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
    errors = vErrors.length;
  }
  validate17.errors = vErrors;
  return errors === 0;
}
validate17.evaluated = { "props": { "source": true, "labels": true, "provenance": true, "acknowledge": true }, "dynamicProps": false, "dynamicItems": false };
var body9 = validate22;
var schema31 = { "type": "object", "properties": { "visibility": { "$ref": "#/components/schemas/OpenAPISpecVisibility" }, "defaultLabel": { "type": ["string", "null"], "minLength": 1, "maxLength": 63 }, "owner": { "type": ["string", "null"], "minLength": 1, "maxLength": 100 }, "tags": { "type": "array", "maxItems": 20, "items": { "type": "string", "minLength": 1, "maxLength": 50 } }, "lifecycle": { "type": ["string", "null"], "enum": ["experimental", "production", "deprecated", "retired", null] }, "links": { "type": "array", "maxItems": 20, "items": { "$ref": "#/components/schemas/OpenAPISpecLink" } }, "deprecation": { "$ref": "#/components/schemas/SetDeprecation" }, "compatibility": { "$ref": "#/components/schemas/SetOpenAPISpecCompatibility" } } };
var schema32 = { "type": "string", "enum": ["private", "public"] };
var schema35 = { "type": ["object", "null"], "properties": { "refuse": { "type": "string", "enum": ["none", "risky", "breaking"] }, "against": { "type": "string", "enum": ["latest", "all"] }, "categories": { "type": "array", "minItems": 1, "maxItems": 3, "items": { "$ref": "#/components/schemas/ChangeCategory" } }, "rules": { "type": "object", "maxProperties": 300, "additionalProperties": { "type": "string", "enum": ["breaking", "risky", "safe", "docs", "off"] } }, "strict": { "type": "boolean" }, "stability": { "type": ["string", "null"], "enum": ["draft", "alpha", "beta", "stable", null] }, "sunsetDays": { "type": ["integer", "null"], "minimum": 0, "maximum": 3650 } } };
var schema36 = { "type": "string", "enum": ["wire", "source", "docs"] };
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
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema35.type }, message: "must be object,null" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.refuse !== void 0) {
      let data0 = data.refuse;
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/refuse", schemaPath: "#/properties/refuse/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (!(data0 === "none" || data0 === "risky" || data0 === "breaking")) {
        const err2 = { instancePath: instancePath + "/refuse", schemaPath: "#/properties/refuse/enum", keyword: "enum", params: { allowedValues: schema35.properties.refuse.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.against !== void 0) {
      let data1 = data.against;
      if (typeof data1 !== "string") {
        const err3 = { instancePath: instancePath + "/against", schemaPath: "#/properties/against/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!(data1 === "latest" || data1 === "all")) {
        const err4 = { instancePath: instancePath + "/against", schemaPath: "#/properties/against/enum", keyword: "enum", params: { allowedValues: schema35.properties.against.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.categories !== void 0) {
      let data2 = data.categories;
      if (Array.isArray(data2)) {
        if (data2.length > 3) {
          const err5 = { instancePath: instancePath + "/categories", schemaPath: "#/properties/categories/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data2.length < 1) {
          const err6 = { instancePath: instancePath + "/categories", schemaPath: "#/properties/categories/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 !== "string") {
            const err7 = { instancePath: instancePath + "/categories/" + i0, schemaPath: "#/components/schemas/ChangeCategory/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          if (!(data3 === "wire" || data3 === "source" || data3 === "docs")) {
            const err8 = { instancePath: instancePath + "/categories/" + i0, schemaPath: "#/components/schemas/ChangeCategory/enum", keyword: "enum", params: { allowedValues: schema36.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/categories", schemaPath: "#/properties/categories/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.rules !== void 0) {
      let data4 = data.rules;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (Object.keys(data4).length > 300) {
          const err10 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/maxProperties", keyword: "maxProperties", params: { limit: 300 }, message: "must NOT have more than 300 properties" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        for (const key0 in data4) {
          let data5 = data4[key0];
          if (typeof data5 !== "string") {
            const err11 = { instancePath: instancePath + "/rules/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/rules/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (!(data5 === "breaking" || data5 === "risky" || data5 === "safe" || data5 === "docs" || data5 === "off")) {
            const err12 = { instancePath: instancePath + "/rules/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/rules/additionalProperties/enum", keyword: "enum", params: { allowedValues: schema35.properties.rules.additionalProperties.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.strict !== void 0) {
      if (typeof data.strict !== "boolean") {
        const err14 = { instancePath: instancePath + "/strict", schemaPath: "#/properties/strict/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.stability !== void 0) {
      let data7 = data.stability;
      if (typeof data7 !== "string" && data7 !== null) {
        const err15 = { instancePath: instancePath + "/stability", schemaPath: "#/properties/stability/type", keyword: "type", params: { type: schema35.properties.stability.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (!(data7 === "draft" || data7 === "alpha" || data7 === "beta" || data7 === "stable" || data7 === null)) {
        const err16 = { instancePath: instancePath + "/stability", schemaPath: "#/properties/stability/enum", keyword: "enum", params: { allowedValues: schema35.properties.stability.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.sunsetDays !== void 0) {
      let data8 = data.sunsetDays;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8)) && data8 !== null) {
        const err17 = { instancePath: instancePath + "/sunsetDays", schemaPath: "#/properties/sunsetDays/type", keyword: "type", params: { type: schema35.properties.sunsetDays.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 3650 || isNaN(data8)) {
          const err18 = { instancePath: instancePath + "/sunsetDays", schemaPath: "#/properties/sunsetDays/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3650 }, message: "must be <= 3650" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          const err19 = { instancePath: instancePath + "/sunsetDays", schemaPath: "#/properties/sunsetDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "props": { "refuse": true, "against": true, "categories": true, "rules": true, "strict": true, "stability": true, "sunsetDays": true }, "dynamicProps": false, "dynamicItems": false };
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.visibility !== void 0) {
      let data0 = data.visibility;
      if (typeof data0 !== "string") {
        const err0 = { instancePath: instancePath + "/visibility", schemaPath: "#/components/schemas/OpenAPISpecVisibility/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (!(data0 === "private" || data0 === "public")) {
        const err1 = { instancePath: instancePath + "/visibility", schemaPath: "#/components/schemas/OpenAPISpecVisibility/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.defaultLabel !== void 0) {
      let data1 = data.defaultLabel;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/defaultLabel", schemaPath: "#/properties/defaultLabel/type", keyword: "type", params: { type: schema31.properties.defaultLabel.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func0(data1) > 63) {
          const err3 = { instancePath: instancePath + "/defaultLabel", schemaPath: "#/properties/defaultLabel/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func0(data1) < 1) {
          const err4 = { instancePath: instancePath + "/defaultLabel", schemaPath: "#/properties/defaultLabel/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.owner !== void 0) {
      let data2 = data.owner;
      if (typeof data2 !== "string" && data2 !== null) {
        const err5 = { instancePath: instancePath + "/owner", schemaPath: "#/properties/owner/type", keyword: "type", params: { type: schema31.properties.owner.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func0(data2) > 100) {
          const err6 = { instancePath: instancePath + "/owner", schemaPath: "#/properties/owner/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func0(data2) < 1) {
          const err7 = { instancePath: instancePath + "/owner", schemaPath: "#/properties/owner/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.tags !== void 0) {
      let data3 = data.tags;
      if (Array.isArray(data3)) {
        if (data3.length > 20) {
          const err8 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 === "string") {
            if (func0(data4) > 50) {
              const err9 = { instancePath: instancePath + "/tags/" + i0, schemaPath: "#/properties/tags/items/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (func0(data4) < 1) {
              const err10 = { instancePath: instancePath + "/tags/" + i0, schemaPath: "#/properties/tags/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          } else {
            const err11 = { instancePath: instancePath + "/tags/" + i0, schemaPath: "#/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.lifecycle !== void 0) {
      let data5 = data.lifecycle;
      if (typeof data5 !== "string" && data5 !== null) {
        const err13 = { instancePath: instancePath + "/lifecycle", schemaPath: "#/properties/lifecycle/type", keyword: "type", params: { type: schema31.properties.lifecycle.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (!(data5 === "experimental" || data5 === "production" || data5 === "deprecated" || data5 === "retired" || data5 === null)) {
        const err14 = { instancePath: instancePath + "/lifecycle", schemaPath: "#/properties/lifecycle/enum", keyword: "enum", params: { allowedValues: schema31.properties.lifecycle.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.links !== void 0) {
      let data6 = data.links;
      if (Array.isArray(data6)) {
        if (data6.length > 20) {
          const err15 = { instancePath: instancePath + "/links", schemaPath: "#/properties/links/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        const len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data7 = data6[i1];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.title === void 0) {
              const err16 = { instancePath: instancePath + "/links/" + i1, schemaPath: "#/components/schemas/OpenAPISpecLink/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data7.url === void 0) {
              const err17 = { instancePath: instancePath + "/links/" + i1, schemaPath: "#/components/schemas/OpenAPISpecLink/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data7.title !== void 0) {
              let data8 = data7.title;
              if (typeof data8 === "string") {
                if (func0(data8) > 100) {
                  const err18 = { instancePath: instancePath + "/links/" + i1 + "/title", schemaPath: "#/components/schemas/OpenAPISpecLink/properties/title/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                if (func0(data8) < 1) {
                  const err19 = { instancePath: instancePath + "/links/" + i1 + "/title", schemaPath: "#/components/schemas/OpenAPISpecLink/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              } else {
                const err20 = { instancePath: instancePath + "/links/" + i1 + "/title", schemaPath: "#/components/schemas/OpenAPISpecLink/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
            if (data7.url !== void 0) {
              let data9 = data7.url;
              if (typeof data9 === "string") {
                if (func0(data9) > 2048) {
                  const err21 = { instancePath: instancePath + "/links/" + i1 + "/url", schemaPath: "#/components/schemas/OpenAPISpecLink/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                if (func0(data9) < 1) {
                  const err22 = { instancePath: instancePath + "/links/" + i1 + "/url", schemaPath: "#/components/schemas/OpenAPISpecLink/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
                if (!formats0.test(data9)) {
                  const err23 = { instancePath: instancePath + "/links/" + i1 + "/url", schemaPath: "#/components/schemas/OpenAPISpecLink/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
              } else {
                const err24 = { instancePath: instancePath + "/links/" + i1 + "/url", schemaPath: "#/components/schemas/OpenAPISpecLink/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
          } else {
            const err25 = { instancePath: instancePath + "/links/" + i1, schemaPath: "#/components/schemas/OpenAPISpecLink/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/links", schemaPath: "#/properties/links/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.deprecation !== void 0) {
      let data10 = data.deprecation;
      if (!(data10 && typeof data10 == "object" && !Array.isArray(data10)) && data10 !== null) {
        const err27 = { instancePath: instancePath + "/deprecation", schemaPath: "#/components/schemas/SetDeprecation/type", keyword: "type", params: { type: schema12.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.at !== void 0) {
          let data11 = data10.at;
          if (typeof data11 === "string") {
            if (func0(data11) > 40) {
              const err28 = { instancePath: instancePath + "/deprecation/at", schemaPath: "#/components/schemas/SetDeprecation/properties/at/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (!pattern0.test(data11)) {
              const err29 = { instancePath: instancePath + "/deprecation/at", schemaPath: "#/components/schemas/SetDeprecation/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$"' };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
          } else {
            const err30 = { instancePath: instancePath + "/deprecation/at", schemaPath: "#/components/schemas/SetDeprecation/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        if (data10.sunset !== void 0) {
          let data12 = data10.sunset;
          if (typeof data12 === "string") {
            if (func0(data12) > 40) {
              const err31 = { instancePath: instancePath + "/deprecation/sunset", schemaPath: "#/components/schemas/SetDeprecation/properties/sunset/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            if (!pattern0.test(data12)) {
              const err32 = { instancePath: instancePath + "/deprecation/sunset", schemaPath: "#/components/schemas/SetDeprecation/properties/sunset/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$"' };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
          } else {
            const err33 = { instancePath: instancePath + "/deprecation/sunset", schemaPath: "#/components/schemas/SetDeprecation/properties/sunset/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data10.note !== void 0) {
          let data13 = data10.note;
          if (typeof data13 === "string") {
            if (func0(data13) > 500) {
              const err34 = { instancePath: instancePath + "/deprecation/note", schemaPath: "#/components/schemas/SetDeprecation/properties/note/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
            if (func0(data13) < 1) {
              const err35 = { instancePath: instancePath + "/deprecation/note", schemaPath: "#/components/schemas/SetDeprecation/properties/note/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
          } else {
            const err36 = { instancePath: instancePath + "/deprecation/note", schemaPath: "#/components/schemas/SetDeprecation/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
      }
    }
    if (data.compatibility !== void 0) {
      if (!validate24(data.compatibility, { instancePath: instancePath + "/compatibility", parentData: data, parentDataProperty: "compatibility", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err37 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err37];
    } else {
      vErrors.push(err37);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": { "visibility": true, "defaultLabel": true, "owner": true, "tags": true, "lifecycle": true, "links": true, "deprecation": true, "compatibility": true }, "dynamicProps": false, "dynamicItems": false };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate23(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
    errors = vErrors.length;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "props": { "visibility": true, "defaultLabel": true, "owner": true, "tags": true, "lifecycle": true, "links": true, "deprecation": true, "compatibility": true }, "dynamicProps": false, "dynamicItems": false };
var body10 = validate27;
var pattern7 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
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
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  const _errs1 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  const _errs5 = errors;
  const _errs6 = errors;
  const _errs7 = errors;
  let valid3 = false;
  const _errs8 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.text === void 0 && (missing0 = "text")) {
      const err1 = {};
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid1 = _errs8 === errors;
  valid3 = valid3 || _valid1;
  if (_valid1) {
    var props0 = {};
    props0.text = true;
  }
  const _errs9 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    if (data.files === void 0 && (missing1 = "files")) {
      const err2 = {};
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  var _valid1 = _errs9 === errors;
  valid3 = valid3 || _valid1;
  if (_valid1) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.files = true;
    }
  }
  if (!valid3) {
    const err3 = {};
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  } else {
    errors = _errs7;
    if (vErrors !== null) {
      if (_errs7) {
        vErrors.length = _errs7;
      } else {
        vErrors = null;
      }
    }
  }
  var valid2 = _errs6 === errors;
  if (valid2) {
    const err4 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecURLSource/not", keyword: "not", params: {}, message: "must NOT be valid" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  } else {
    errors = _errs5;
    if (vErrors !== null) {
      if (_errs5) {
        vErrors.length = _errs5;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err5 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecURLSource/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func0(data0) > 2048) {
          const err6 = { instancePath: instancePath + "/url", schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err7 = { instancePath: instancePath + "/url", schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!formats0.test(data0)) {
          const err8 = { instancePath: instancePath + "/url", schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/url", schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.headers !== void 0) {
      let data1 = data.headers;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (Object.keys(data1).length > 10) {
          const err10 = { instancePath: instancePath + "/headers", schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/headers/maxProperties", keyword: "maxProperties", params: { limit: 10 }, message: "must NOT have more than 10 properties" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        for (const key0 in data1) {
          let data2 = data1[key0];
          if (typeof data2 === "string") {
            if (func0(data2) > 8192) {
              const err11 = { instancePath: instancePath + "/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/headers/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (func0(data2) < 1) {
              const err12 = { instancePath: instancePath + "/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/headers/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/headers", schemaPath: "#/components/schemas/OpenAPISpecURLSource/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecURLSource/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props1 = {};
    props1.url = true;
    props1.headers = true;
  }
  const _errs17 = errors;
  const _errs20 = errors;
  const _errs21 = errors;
  const _errs22 = errors;
  let valid8 = false;
  const _errs23 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing2;
    if (data.url === void 0 && (missing2 = "url")) {
      const err16 = {};
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
  }
  var _valid2 = _errs23 === errors;
  valid8 = valid8 || _valid2;
  if (_valid2) {
    var props2 = {};
    props2.url = true;
  }
  const _errs24 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing3;
    if (data.files === void 0 && (missing3 = "files")) {
      const err17 = {};
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
  }
  var _valid2 = _errs24 === errors;
  valid8 = valid8 || _valid2;
  if (_valid2) {
    if (props2 !== true) {
      props2 = props2 || {};
      props2.files = true;
    }
  }
  if (!valid8) {
    const err18 = {};
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  } else {
    errors = _errs22;
    if (vErrors !== null) {
      if (_errs22) {
        vErrors.length = _errs22;
      } else {
        vErrors = null;
      }
    }
  }
  var valid7 = _errs21 === errors;
  if (valid7) {
    const err19 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecTextSource/not", keyword: "not", params: {}, message: "must NOT be valid" };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  } else {
    errors = _errs20;
    if (vErrors !== null) {
      if (_errs20) {
        vErrors.length = _errs20;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.text === void 0) {
      const err20 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecTextSource/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    }
    if (data.text !== void 0) {
      let data3 = data.text;
      if (typeof data3 === "string") {
        if (func0(data3) < 1) {
          const err21 = { instancePath: instancePath + "/text", schemaPath: "#/components/schemas/OpenAPISpecTextSource/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/text", schemaPath: "#/components/schemas/OpenAPISpecTextSource/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
  } else {
    const err23 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecTextSource/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
    }
    errors++;
  }
  var _valid0 = _errs17 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props1 !== true) {
        props1 = props1 || {};
        props1.text = true;
      }
    }
    const _errs27 = errors;
    const _errs30 = errors;
    const _errs31 = errors;
    const _errs32 = errors;
    let valid12 = false;
    const _errs33 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing4;
      if (data.url === void 0 && (missing4 = "url")) {
        const err24 = {};
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    var _valid3 = _errs33 === errors;
    valid12 = valid12 || _valid3;
    if (_valid3) {
      var props3 = {};
      props3.url = true;
    }
    const _errs34 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing5;
      if (data.text === void 0 && (missing5 = "text")) {
        const err25 = {};
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    var _valid3 = _errs34 === errors;
    valid12 = valid12 || _valid3;
    if (_valid3) {
      if (props3 !== true) {
        props3 = props3 || {};
        props3.text = true;
      }
    }
    if (!valid12) {
      const err26 = {};
      if (vErrors === null) {
        vErrors = [err26];
      } else {
        vErrors.push(err26);
      }
      errors++;
    } else {
      errors = _errs32;
      if (vErrors !== null) {
        if (_errs32) {
          vErrors.length = _errs32;
        } else {
          vErrors = null;
        }
      }
    }
    var valid11 = _errs31 === errors;
    if (valid11) {
      const err27 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecFilesSource/not", keyword: "not", params: {}, message: "must NOT be valid" };
      if (vErrors === null) {
        vErrors = [err27];
      } else {
        vErrors.push(err27);
      }
      errors++;
    } else {
      errors = _errs30;
      if (vErrors !== null) {
        if (_errs30) {
          vErrors.length = _errs30;
        } else {
          vErrors = null;
        }
      }
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.files === void 0) {
        const err28 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecFilesSource/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (data.entry === void 0) {
        const err29 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecFilesSource/required", keyword: "required", params: { missingProperty: "entry" }, message: "must have required property 'entry'" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (data.files !== void 0) {
        let data4 = data.files;
        if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
          if (Object.keys(data4).length > 5e3) {
            const err30 = { instancePath: instancePath + "/files", schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/files/maxProperties", keyword: "maxProperties", params: { limit: 5e3 }, message: "must NOT have more than 5000 properties" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
          if (Object.keys(data4).length < 1) {
            const err31 = { instancePath: instancePath + "/files", schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/files/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
          for (const key1 in data4) {
            if (typeof data4[key1] !== "string") {
              const err32 = { instancePath: instancePath + "/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/files/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
          }
        } else {
          const err33 = { instancePath: instancePath + "/files", schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/files/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
      if (data.entry !== void 0) {
        let data6 = data.entry;
        if (typeof data6 === "string") {
          if (func0(data6) > 1024) {
            const err34 = { instancePath: instancePath + "/entry", schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/entry/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
          if (func0(data6) < 1) {
            const err35 = { instancePath: instancePath + "/entry", schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/entry/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        } else {
          const err36 = { instancePath: instancePath + "/entry", schemaPath: "#/components/schemas/OpenAPISpecFilesSource/properties/entry/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
      }
    } else {
      const err37 = { instancePath, schemaPath: "#/components/schemas/OpenAPISpecFilesSource/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err37];
      } else {
        vErrors.push(err37);
      }
      errors++;
    }
    var _valid0 = _errs27 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
        if (props1 !== true) {
          props1 = props1 || {};
          props1.files = true;
          props1.entry = true;
        }
      }
    }
  }
  if (!valid0) {
    const err38 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err38];
    } else {
      vErrors.push(err38);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  validate29.errors = vErrors;
  evaluated0.props = props1;
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.slug === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slug" }, message: "must have required property 'slug'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.source === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.slug !== void 0) {
      let data0 = data.slug;
      if (typeof data0 === "string") {
        if (func0(data0) > 100) {
          const err2 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err3 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern7.test(data0)) {
          const err4 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:-[a-z0-9]+)*$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.source !== void 0) {
      if (!validate29(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
        errors = vErrors.length;
      }
    }
    if (data.labels !== void 0) {
      let data2 = data.labels;
      if (Array.isArray(data2)) {
        if (data2.length > 20) {
          const err6 = { instancePath: instancePath + "/labels", schemaPath: "#/components/schemas/PublicationLabels/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 === "string") {
            if (func0(data3) > 63) {
              const err7 = { instancePath: instancePath + "/labels/" + i0, schemaPath: "#/components/schemas/PublicationLabels/items/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (func0(data3) < 1) {
              const err8 = { instancePath: instancePath + "/labels/" + i0, schemaPath: "#/components/schemas/PublicationLabels/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (!pattern3.test(data3)) {
              const err9 = { instancePath: instancePath + "/labels/" + i0, schemaPath: "#/components/schemas/PublicationLabels/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]*$"' };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/labels/" + i0, schemaPath: "#/components/schemas/PublicationLabels/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/labels", schemaPath: "#/components/schemas/PublicationLabels/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.provenance !== void 0) {
      let data4 = data.provenance;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.repository !== void 0) {
          let data5 = data4.repository;
          if (typeof data5 === "string") {
            if (func0(data5) > 200) {
              const err12 = { instancePath: instancePath + "/provenance/repository", schemaPath: "#/components/schemas/Provenance/properties/repository/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (func0(data5) < 1) {
              const err13 = { instancePath: instancePath + "/provenance/repository", schemaPath: "#/components/schemas/Provenance/properties/repository/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/provenance/repository", schemaPath: "#/components/schemas/Provenance/properties/repository/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data4.commit !== void 0) {
          let data6 = data4.commit;
          if (typeof data6 === "string") {
            if (func0(data6) > 200) {
              const err15 = { instancePath: instancePath + "/provenance/commit", schemaPath: "#/components/schemas/Provenance/properties/commit/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (func0(data6) < 1) {
              const err16 = { instancePath: instancePath + "/provenance/commit", schemaPath: "#/components/schemas/Provenance/properties/commit/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          } else {
            const err17 = { instancePath: instancePath + "/provenance/commit", schemaPath: "#/components/schemas/Provenance/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data4.branch !== void 0) {
          let data7 = data4.branch;
          if (typeof data7 === "string") {
            if (func0(data7) > 200) {
              const err18 = { instancePath: instancePath + "/provenance/branch", schemaPath: "#/components/schemas/Provenance/properties/branch/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (func0(data7) < 1) {
              const err19 = { instancePath: instancePath + "/provenance/branch", schemaPath: "#/components/schemas/Provenance/properties/branch/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          } else {
            const err20 = { instancePath: instancePath + "/provenance/branch", schemaPath: "#/components/schemas/Provenance/properties/branch/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data4.author !== void 0) {
          let data8 = data4.author;
          if (typeof data8 === "string") {
            if (func0(data8) > 200) {
              const err21 = { instancePath: instancePath + "/provenance/author", schemaPath: "#/components/schemas/Provenance/properties/author/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (func0(data8) < 1) {
              const err22 = { instancePath: instancePath + "/provenance/author", schemaPath: "#/components/schemas/Provenance/properties/author/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          } else {
            const err23 = { instancePath: instancePath + "/provenance/author", schemaPath: "#/components/schemas/Provenance/properties/author/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data4.message !== void 0) {
          let data9 = data4.message;
          if (typeof data9 === "string") {
            if (func0(data9) > 200) {
              const err24 = { instancePath: instancePath + "/provenance/message", schemaPath: "#/components/schemas/Provenance/properties/message/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            if (func0(data9) < 1) {
              const err25 = { instancePath: instancePath + "/provenance/message", schemaPath: "#/components/schemas/Provenance/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
          } else {
            const err26 = { instancePath: instancePath + "/provenance/message", schemaPath: "#/components/schemas/Provenance/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data4.url !== void 0) {
          let data10 = data4.url;
          if (typeof data10 === "string") {
            if (func0(data10) > 200) {
              const err27 = { instancePath: instancePath + "/provenance/url", schemaPath: "#/components/schemas/Provenance/properties/url/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            if (func0(data10) < 1) {
              const err28 = { instancePath: instancePath + "/provenance/url", schemaPath: "#/components/schemas/Provenance/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (!formats0.test(data10)) {
              const err29 = { instancePath: instancePath + "/provenance/url", schemaPath: "#/components/schemas/Provenance/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
          } else {
            const err30 = { instancePath: instancePath + "/provenance/url", schemaPath: "#/components/schemas/Provenance/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/provenance", schemaPath: "#/components/schemas/Provenance/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
  } else {
    const err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err32];
    } else {
      vErrors.push(err32);
    }
    errors++;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
validate28.evaluated = { "props": { "slug": true, "source": true, "labels": true, "provenance": true }, "dynamicProps": false, "dynamicItems": false };
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
  if (!validate28(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
    errors = vErrors.length;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "props": { "slug": true, "source": true, "labels": true, "provenance": true }, "dynamicProps": false, "dynamicItems": false };
var body11 = validate32;
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/components/schemas/CreateAccessToken/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.scopes === void 0) {
      const err1 = { instancePath, schemaPath: "#/components/schemas/CreateAccessToken/required", keyword: "required", params: { missingProperty: "scopes" }, message: "must have required property 'scopes'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.expiresAt === void 0) {
      const err2 = { instancePath, schemaPath: "#/components/schemas/CreateAccessToken/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func0(data0) > 100) {
          const err3 = { instancePath: instancePath + "/name", schemaPath: "#/components/schemas/CreateAccessToken/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err4 = { instancePath: instancePath + "/name", schemaPath: "#/components/schemas/CreateAccessToken/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/name", schemaPath: "#/components/schemas/CreateAccessToken/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.scopes !== void 0) {
      let data1 = data.scopes;
      if (Array.isArray(data1)) {
        if (data1.length > 50) {
          const err6 = { instancePath: instancePath + "/scopes", schemaPath: "#/components/schemas/CreateAccessToken/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1.length < 1) {
          const err7 = { instancePath: instancePath + "/scopes", schemaPath: "#/components/schemas/CreateAccessToken/properties/scopes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 === "string") {
            if (func0(data2) > 100) {
              const err8 = { instancePath: instancePath + "/scopes/" + i0, schemaPath: "#/components/schemas/CreateAccessToken/properties/scopes/items/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/scopes/" + i0, schemaPath: "#/components/schemas/CreateAccessToken/properties/scopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/scopes", schemaPath: "#/components/schemas/CreateAccessToken/properties/scopes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.expiresAt !== void 0) {
      let data3 = data.expiresAt;
      if (typeof data3 === "string") {
        if (func0(data3) > 40) {
          const err11 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/components/schemas/CreateAccessToken/properties/expiresAt/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!pattern0.test(data3)) {
          const err12 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/components/schemas/CreateAccessToken/properties/expiresAt/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$"' };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/components/schemas/CreateAccessToken/properties/expiresAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/components/schemas/CreateAccessToken/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = { "props": { "name": true, "scopes": true, "expiresAt": true }, "dynamicProps": false, "dynamicItems": false };
var body12 = validate33;
var schema49 = { "type": "string", "enum": ["github", "gitlab"] };
var schema53 = { "type": "array", "minItems": 1, "maxItems": 3, "items": { "type": "string", "enum": ["openapi:acknowledge", "openapi:read", "openapi:write"] } };
var pattern10 = new RegExp("^[0-9]{1,20}$", "u");
var pattern11 = new RegExp("^[A-Za-z0-9*-]+$", "u");
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.provider === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.repository === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "repository" }, message: "must have required property 'repository'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.specSlugs === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "specSlugs" }, message: "must have required property 'specSlugs'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.scopes === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scopes" }, message: "must have required property 'scopes'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func0(data0) > 100) {
          const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.provider !== void 0) {
      let data1 = data.provider;
      if (typeof data1 !== "string") {
        const err8 = { instancePath: instancePath + "/provider", schemaPath: "#/components/schemas/CIProvider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (!(data1 === "github" || data1 === "gitlab")) {
        const err9 = { instancePath: instancePath + "/provider", schemaPath: "#/components/schemas/CIProvider/enum", keyword: "enum", params: { allowedValues: schema49.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.issuer !== void 0) {
      let data2 = data.issuer;
      if (typeof data2 === "string") {
        if (func0(data2) > 100) {
          const err10 = { instancePath: instancePath + "/issuer", schemaPath: "#/properties/issuer/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (func0(data2) < 1) {
          const err11 = { instancePath: instancePath + "/issuer", schemaPath: "#/properties/issuer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/issuer", schemaPath: "#/properties/issuer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.repository !== void 0) {
      let data3 = data.repository;
      if (typeof data3 === "string") {
        if (func0(data3) > 150) {
          const err13 = { instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/maxLength", keyword: "maxLength", params: { limit: 150 }, message: "must NOT have more than 150 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func0(data3) < 3) {
          const err14 = { instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.repositoryId !== void 0) {
      let data4 = data.repositoryId;
      if (typeof data4 === "string") {
        if (!pattern10.test(data4)) {
          const err16 = { instancePath: instancePath + "/repositoryId", schemaPath: "#/properties/repositoryId/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,20}$" }, message: 'must match pattern "^[0-9]{1,20}$"' };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/repositoryId", schemaPath: "#/properties/repositoryId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.branches !== void 0) {
      let data5 = data.branches;
      if (Array.isArray(data5)) {
        if (data5.length > 20) {
          const err18 = { instancePath: instancePath + "/branches", schemaPath: "#/components/schemas/RefPatterns/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (typeof data6 === "string") {
            if (func0(data6) > 200) {
              const err19 = { instancePath: instancePath + "/branches/" + i0, schemaPath: "#/components/schemas/RefPatterns/items/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (func0(data6) < 1) {
              const err20 = { instancePath: instancePath + "/branches/" + i0, schemaPath: "#/components/schemas/RefPatterns/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          } else {
            const err21 = { instancePath: instancePath + "/branches/" + i0, schemaPath: "#/components/schemas/RefPatterns/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/branches", schemaPath: "#/components/schemas/RefPatterns/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.tags !== void 0) {
      let data7 = data.tags;
      if (Array.isArray(data7)) {
        if (data7.length > 20) {
          const err23 = { instancePath: instancePath + "/tags", schemaPath: "#/components/schemas/RefPatterns/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        const len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data8 = data7[i1];
          if (typeof data8 === "string") {
            if (func0(data8) > 200) {
              const err24 = { instancePath: instancePath + "/tags/" + i1, schemaPath: "#/components/schemas/RefPatterns/items/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            if (func0(data8) < 1) {
              const err25 = { instancePath: instancePath + "/tags/" + i1, schemaPath: "#/components/schemas/RefPatterns/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
          } else {
            const err26 = { instancePath: instancePath + "/tags/" + i1, schemaPath: "#/components/schemas/RefPatterns/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/tags", schemaPath: "#/components/schemas/RefPatterns/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.pullRequests !== void 0) {
      if (typeof data.pullRequests !== "boolean") {
        const err28 = { instancePath: instancePath + "/pullRequests", schemaPath: "#/properties/pullRequests/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.environment !== void 0) {
      let data10 = data.environment;
      if (typeof data10 === "string") {
        if (func0(data10) > 255) {
          const err29 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (func0(data10) < 1) {
          const err30 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      } else {
        const err31 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.specSlugs !== void 0) {
      let data11 = data.specSlugs;
      if (Array.isArray(data11)) {
        if (data11.length > 50) {
          const err32 = { instancePath: instancePath + "/specSlugs", schemaPath: "#/components/schemas/SpecSlugPatterns/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        if (data11.length < 1) {
          const err33 = { instancePath: instancePath + "/specSlugs", schemaPath: "#/components/schemas/SpecSlugPatterns/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        const len2 = data11.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data12 = data11[i2];
          if (typeof data12 === "string") {
            if (func0(data12) > 100) {
              const err34 = { instancePath: instancePath + "/specSlugs/" + i2, schemaPath: "#/components/schemas/SpecSlugPatterns/items/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
            if (!pattern11.test(data12)) {
              const err35 = { instancePath: instancePath + "/specSlugs/" + i2, schemaPath: "#/components/schemas/SpecSlugPatterns/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9*-]+$" }, message: 'must match pattern "^[A-Za-z0-9*-]+$"' };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
          } else {
            const err36 = { instancePath: instancePath + "/specSlugs/" + i2, schemaPath: "#/components/schemas/SpecSlugPatterns/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
      } else {
        const err37 = { instancePath: instancePath + "/specSlugs", schemaPath: "#/components/schemas/SpecSlugPatterns/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.scopes !== void 0) {
      let data13 = data.scopes;
      if (Array.isArray(data13)) {
        if (data13.length > 3) {
          const err38 = { instancePath: instancePath + "/scopes", schemaPath: "#/components/schemas/PublisherScopes/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        if (data13.length < 1) {
          const err39 = { instancePath: instancePath + "/scopes", schemaPath: "#/components/schemas/PublisherScopes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        const len3 = data13.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data14 = data13[i3];
          if (typeof data14 !== "string") {
            const err40 = { instancePath: instancePath + "/scopes/" + i3, schemaPath: "#/components/schemas/PublisherScopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
          if (!(data14 === "openapi:acknowledge" || data14 === "openapi:read" || data14 === "openapi:write")) {
            const err41 = { instancePath: instancePath + "/scopes/" + i3, schemaPath: "#/components/schemas/PublisherScopes/items/enum", keyword: "enum", params: { allowedValues: schema53.items.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
      } else {
        const err42 = { instancePath: instancePath + "/scopes", schemaPath: "#/components/schemas/PublisherScopes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
  } else {
    const err43 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err43];
    } else {
      vErrors.push(err43);
    }
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
validate34.evaluated = { "props": { "name": true, "provider": true, "issuer": true, "repository": true, "repositoryId": true, "branches": true, "tags": true, "pullRequests": true, "environment": true, "specSlugs": true, "scopes": true }, "dynamicProps": false, "dynamicItems": false };
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
  if (!validate34(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
    errors = vErrors.length;
  }
  validate33.errors = vErrors;
  return errors === 0;
}
validate33.evaluated = { "props": { "name": true, "provider": true, "issuer": true, "repository": true, "repositoryId": true, "branches": true, "tags": true, "pullRequests": true, "environment": true, "specSlugs": true, "scopes": true }, "dynamicProps": false, "dynamicItems": false };
var body13 = validate36;
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate36.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.clientName === void 0) {
      const err0 = { instancePath, schemaPath: "#/components/schemas/StartDeviceLogin/required", keyword: "required", params: { missingProperty: "clientName" }, message: "must have required property 'clientName'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.clientName !== void 0) {
      let data0 = data.clientName;
      if (typeof data0 === "string") {
        if (func0(data0) > 100) {
          const err1 = { instancePath: instancePath + "/clientName", schemaPath: "#/components/schemas/StartDeviceLogin/properties/clientName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err2 = { instancePath: instancePath + "/clientName", schemaPath: "#/components/schemas/StartDeviceLogin/properties/clientName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/clientName", schemaPath: "#/components/schemas/StartDeviceLogin/properties/clientName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.scopes !== void 0) {
      let data1 = data.scopes;
      if (Array.isArray(data1)) {
        if (data1.length > 50) {
          const err4 = { instancePath: instancePath + "/scopes", schemaPath: "#/components/schemas/StartDeviceLogin/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1.length < 1) {
          const err5 = { instancePath: instancePath + "/scopes", schemaPath: "#/components/schemas/StartDeviceLogin/properties/scopes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 === "string") {
            if (func0(data2) > 100) {
              const err6 = { instancePath: instancePath + "/scopes/" + i0, schemaPath: "#/components/schemas/StartDeviceLogin/properties/scopes/items/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/scopes/" + i0, schemaPath: "#/components/schemas/StartDeviceLogin/properties/scopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/scopes", schemaPath: "#/components/schemas/StartDeviceLogin/properties/scopes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/components/schemas/StartDeviceLogin/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate36.errors = vErrors;
  return errors === 0;
}
validate36.evaluated = { "props": { "clientName": true, "scopes": true }, "dynamicProps": false, "dynamicItems": false };

// memory:entry
var documentHash = "1d6cd0fd31823cc44af71b4c4a85e56d6587a4efab15cb7751d730c9267b7b89";
var bodyValidators = { pollDeviceLogin: body1, exchangeToken: body2, getComputedDocument: body3, getComputedRevision: body3, setOpenAPISpecLabel: body4, updateOpenAPISpecVersionById: body5, acknowledgeOpenAPISpecChanges: body6, checkOpenAPISpec: body7, createOrUpdateOpenAPISpecBySlug: body8, updateOpenAPISpecBySlug: body9, createOpenAPISpec: body10, createAccessToken: body11, createTrustedPublisher: body12, startDeviceLogin: body13 };
export {
  bodyValidators,
  documentHash
};
